import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { differencesFrom, fileAt, type Change } from '../affected/changedFiles.ts';
import { pathsFrom } from '../affected/git.ts';
import { changedMessages, languageOfCatalog, readCatalog, type ReadFile } from '../affected/languages.ts';
import type { LanguageConfig, VisualConfig } from '../config/visualConfig.ts';
import { changedValues } from './changedValues.ts';
import type { SourceChanges } from './groups.ts';

/** Sources, whose values have names, as patterns of git. */
const sources = ['*.[jt]s', '*.[jt]sx', '*.[cm][jt]s', '*.css', '*.scss', '*.less', '*.json'];

const normalized = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

/** Finds the keys of a text. A catalog that cannot be read has none. */
async function messageIndex(
  read: ReadFile,
  catalogs: LanguageConfig['catalogs'] = {},
): Promise<SourceChanges['keysOf']> {
  const index = new Map<string, string[]>();
  for (const path of Object.values(catalogs))
    for (const side of ['before', 'now'] as const) {
      const catalog = await readCatalog(path, side, read).catch(() => []);
      for (const [key, { text }] of catalog) {
        const entry = JSON.stringify([side, normalized(text)]);
        index.set(entry, [...new Set([...(index.get(entry) ?? []), key])]);
      }
    }
  return (text, side) => index.get(JSON.stringify([side, text])) ?? [];
}

/**
 * Whatever git is configured for: contents and paths from the top of the repository, as they are. Only the values of sources that
 * somebody has written are of use: not those of a video named `clip.ts`, nor of a file beyond 10 MB.
 */
const diffArguments =
  '-c core.quotePath=false -c core.bigFileThreshold=10m diff-tree -r -p --unified=0 --no-ext-diff --diff-filter=M'.split(
    ' ',
  );

const picture = /\.(?:avif|gif|jpe?g|png|svg|webp)$/i;

/** Which values and messages differ between a commit and the working tree. */
export async function sourceChanges(
  root: string,
  commit: string,
  changes: readonly Change[],
  { languages }: Pick<VisualConfig, 'languages'>,
): Promise<SourceChanges> {
  const modified = changes.filter(({ kind }) => kind === 'modified').map(({ path }) => path);
  const pictures = changes.map(({ path }) => path).filter((path) => picture.test(path));
  const catalogs = modified.filter((path) => languageOfCatalog(path, languages?.catalogs) !== undefined);
  const others = new Set(modified.filter((path) => !catalogs.includes(path)));
  const diff = others.size > 0 ? await differencesFrom(root, commit, diffArguments, sources) : '';
  const fromRoot = await pathsFrom(root);
  const read: ReadFile = (path, side) =>
    side === 'before' ? fileAt(root, commit, path) : readFile(join(root, path), 'utf8');
  const messages = await Promise.all(
    catalogs.map(async (path) => {
      const language = languageOfCatalog(path, languages?.catalogs)!;
      const [before, now] = await Promise.all([readCatalog(path, 'before', read), readCatalog(path, 'now', read)]);
      // One that has only moved in its catalog has no other text.
      return changedMessages(before, now).flatMap((message) =>
        message.from === message.to ? [] : { language, ...message },
      );
    }),
  );
  return {
    values: changedValues(diff)
      .map((value) => ({ ...value, file: fromRoot(value.file) }))
      .filter(({ file }) => others.has(file)),
    messages: messages.flat(),
    keysOf: await messageIndex(read, languages?.catalogs),
    pictures,
  };
}
