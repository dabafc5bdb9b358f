import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserCommand } from 'vitest/node';
import { messageKeys } from '#i18n/catalogKeys.ts';

const root = join(import.meta.dirname, '../..');
const record = join(root, 'workbench/shownBy.json');

/** Records which messages a story shows, in the file that the coverage page and `npm run i18n` read. */
export const recordMessages: BrowserCommand<[story: string, keys: readonly string[]]> = (_, story, keys) => {
  const catalog = JSON.parse(readFileSync(join(root, 'src/i18n/messages/en.json'), 'utf8')) as object;
  const recorded = JSON.parse(readFileSync(record, 'utf8')) as Record<string, string[]>;
  const entries = messageKeys(catalog).map((key) => {
    const others = (recorded[key] ?? []).filter((id) => id !== story);
    return [key, [...others, ...(keys.includes(key) ? [story] : [])].toSorted()] as const;
  });
  writeFileSync(record, `${JSON.stringify(Object.fromEntries(entries), null, 1)}\n`);
};
