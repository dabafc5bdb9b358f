import { baseKey } from '../../catalogs/plurals.ts';
import { defaultLocale, type MessageKey } from '../../config.ts';
import { englishName, sourceName } from '../../format.ts';
import type { Check } from '../check.ts';

const comparable = (text: string) => text.trim().toLowerCase();

type Entry = Record<'key' | 'source' | 'text', string> & { context: string | undefined };

/** What one of two equal messages is found by: a source text in another context may be translated in another way. */
const nameOf = (entry: Entry, equal: 'source' | 'text') =>
  JSON.stringify([comparable(entry[equal]), equal === 'source' ? entry.context : undefined]);

/** The messages that are equal to an earlier one in one respect, and differ from it in the other. */
function pairs(entries: readonly Entry[], equal: 'source' | 'text', different: 'source' | 'text') {
  const earlier = new Map<string, Entry>();
  return entries.flatMap((other) => {
    const name = nameOf(other, equal);
    const first = earlier.get(name);
    if (!first) earlier.set(name, other);
    return first && comparable(first[different]) !== comparable(other[different]) ? [{ first, other }] : [];
  });
}

/** Plural forms are alike or not by their rules. */
export const consistency = {
  id: 'consistency',
  label: 'Consistency',
  finds: 'The same text, in the same context, is translated in two ways, or two texts are translated alike',
  accept: 'reason',
  findAmong: ({ language, messages, sources }) => {
    if (language === defaultLocale()) return [];
    const entries = messages.flatMap(({ key, text, context }) => {
      const source = sources(key as MessageKey);
      // An empty source says nothing: the key may stand for it.
      return !source?.trim() || text.trim() === '' || baseKey(key, sources) !== key
        ? []
        : [{ key, text, context, source }];
    });
    return [
      ...pairs(entries, 'source', 'text').map(({ first, other }) => ({
        key: other.key,
        message: `translates “${other.source}” in another way than ${first.key}: “${other.text}”, not “${first.text}”`,
      })),
      ...pairs(entries, 'text', 'source').map(({ first, other }) => ({
        key: other.key,
        message: `is the same ${englishName(language)} text as ${first.key}, though ${sourceName()} has “${other.source}” and “${first.source}”`,
      })),
    ];
  },
} as const satisfies Check;
