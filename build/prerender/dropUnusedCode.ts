import type { Plugin } from 'vite';

/** Code that prevents tree shaking: what is never used, or assigns to properties of unused components, which may have side effects. */
const statements: ReadonlyArray<{ module: RegExp; drop: RegExp }> = [
  // Names of components, for developer tools.
  { module: /\/react-router\/dist\/.*\.mjs$/, drop: /^\w+\.displayName = ".*";$/gm },
  // Warnings for developers.
  { module: /\/react-router\/dist\/.*\.mjs$/, drop: /^( +)warning\(\n[^]*?^\1\);$/gm },
  {
    module: /\/lucide-react\/dist\/esm\/createLucideIcon\.mjs$/,
    drop: /^ *if \(iconData\.name\) .*\.displayName = .*$/gm,
  },
  // All that the marks of other companies have beside their shape.
  {
    module: /\/simple-icons\/index\.mjs$/,
    drop: /title:"[^"]*",slug:"[^"]*",get svg\(\)\{[^}]*\},|,(?:source|hex|guidelines):"[^"]*"/g,
  },
  // Vendor prefixes, which are off by default.
  { module: /\/styled-components\.browser\.esm\.js$/, drop: /\w+\.prefix&&\w+\.push\(\w+\.prefixer\),/g },
];

const reactCall = /= (React\d*\.(?:createContext|forwardRef|lazy|memo)\()/g;

/** Enables tree shaking of unused package code: 16 kB, uncompressed. */
export const dropUnusedCode: NonNullable<Plugin['transform']> = {
  filter: { id: [...new Set(statements.map(({ module }) => module))] },
  handler: (code, id) => ({
    code: statements
      .filter(({ module }) => module.test(id))
      .reduce((rest, { drop }) => rest.replaceAll(drop, ''), code)
      .replaceAll(reactCall, '= /* @__PURE__ */ $1'),
    map: null,
  }),
};
