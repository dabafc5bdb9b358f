import type { Plugin } from 'vite';

/**
 * Statements of packages that have no effect on the site, but that keep code which the site does not use in its scripts: a bundler cannot
 * know that creating a component does nothing else, or that assigning a property of a component matters only where the component is used.
 */
const statements: ReadonlyArray<{ module: RegExp; drop: RegExp }> = [
  // Names of components, for developer tools.
  { module: /\/react-router\/dist\/.*\.mjs$/, drop: /^\w+\.displayName = ".*";$/gm },
  {
    module: /\/lucide-react\/dist\/esm\/createLucideIcon\.mjs$/,
    drop: /^ *if \(iconData\.name\) .*\.displayName = .*$/gm,
  },
  // The router's own error boundary and its server components, which need routes that the router itself renders.
  { module: /\/react-router\/dist\/.*\.mjs$/, drop: /^RenderErrorBoundary\.contextType = .*$/gm },
];

const reactCall = /= (React\d*\.(?:createContext|forwardRef|lazy|memo)\()/g;

/** Drops code of packages that the site does not use: without this transform a bundler keeps 10 kB of it (uncompressed). */
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
