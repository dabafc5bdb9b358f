import { readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Plugin } from 'vite';
import type { BrowserCommand } from 'vitest/node';
import { messageKeys } from '#i18n/catalogKeys.ts';
import { recordedTextWidths, type MeasuredMessage } from '#language-review/node';
import languageReview from '../../language-review.config.ts';
import storybook from '../main.ts';

const storyTests = join(import.meta.dirname, 'storyTests.ts');
const configDir = join(import.meta.dirname, '..');
const root = join(configDir, '..');

const shownByFile = join(root, languageReview.shownBy);
const textWidthsFile = join(root, languageReview.rooms);

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

/** Records which messages a story shows, in the file that the coverage page and `npm run i18n` read. */
export const recordMessages: BrowserCommand<[story: string, keys: readonly string[]]> = (_, story, keys) => {
  const catalog = JSON.parse(readFileSync(join(root, 'src/i18n/messages/en.json'), 'utf8')) as object;
  const recorded = JSON.parse(readFileSync(shownByFile, 'utf8')) as Record<string, string[]>;
  const entries = messageKeys(catalog).map((key) => {
    const others = (recorded[key] ?? []).filter((id) => id !== story);
    return [key, [...others, ...(keys.includes(key) ? [story] : [])].toSorted()] as const;
  });
  writeFileSync(shownByFile, `${JSON.stringify(Object.fromEntries(entries), null, 1)}\n`);
};

/** Records how wide the messages of a story are, in the file that the language review reads. */
export const recordTextWidths: BrowserCommand<[story: string, widths: readonly MeasuredMessage[]]> = (
  _,
  story,
  widths,
) => writeFileSync(textWidthsFile, recordedTextWidths(root, languageReview, story, widths));
