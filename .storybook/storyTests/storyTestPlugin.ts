import { join, relative } from 'node:path';
import type { Plugin } from 'vite';
import storybook from '../main.ts';

const storyTests = join(import.meta.dirname, 'storyTests.ts');
const configDir = join(import.meta.dirname, '..');
const root = join(configDir, '..');

const posix = (path: string) => path.replaceAll('\\', '/');

/** The title that Storybook derives from the path of a story file: no folder is repeated in it. */
function titleOf(file: string) {
  for (const { directory, titlePrefix } of storybook.stories as ReadonlyArray<{
    directory: string;
    titlePrefix: string;
  }>) {
    const path = posix(relative(join(configDir, directory), file));
    if (path.startsWith('../')) continue;
    const parts = [titlePrefix, ...path.replace(/\.stories\.tsx$/, '').split('/')];
    return parts.filter((part, index) => part !== parts[index - 1]).join('/');
  }
  throw new Error(`${file} belongs to no entry of "stories" in .storybook/main.ts`);
}

/** Turns a story file into a test file: it passes its exports to `storyTests`. */
export function storyTestPlugin(): Plugin {
  return {
    name: 'story-tests',
    // Other plugins have compiled the file to JavaScript.
    enforce: 'post',
    transform: {
      filter: { id: /\.stories\.tsx$/ },
      handler(code, id) {
        const exported = this.parse(code).body.flatMap((node) => {
          if (node.type === 'ExportDefaultDeclaration' && node.declaration.type === 'Identifier')
            return [`default: ${node.declaration.name}`];
          if (node.type !== 'ExportNamedDeclaration' || node.declaration?.type !== 'VariableDeclaration') return [];
          return node.declaration.declarations.flatMap((one) => (one.id.type === 'Identifier' ? [one.id.name] : []));
        });
        const about = { path: posix(relative(root, id)), title: titleOf(id) };
        const call = `storyTests(${JSON.stringify(about)}, { ${exported.join(', ')} });`;
        return { code: `${code}\nimport { storyTests } from ${JSON.stringify(storyTests)};\n${call}\n`, map: null };
      },
    },
  };
}
