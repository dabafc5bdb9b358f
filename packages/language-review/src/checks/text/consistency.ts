import { defaultLocale, type Language, type MessageKey } from '../../config.ts';
import { baseKey, type Texts } from '../../catalogs/plurals.ts';
import { englishName, sourceName } from '../../format.ts';

interface Message {
  key: string;
  text: string;
}

interface Issue {
  key: string;
  message: string;
}

const textsOf = (messages: readonly Message[]): Texts => {
  const texts = new Map(messages.map(({ key, text }) => [key, text]));
  return (key) => texts.get(key);
};

const comparable = (text: string) => text.trim().toLowerCase();

/** Keys that do not follow the order of the English catalog. */
export function orderIssues(messages: readonly Message[], english: readonly Message[]): Issue[] {
  const sources = textsOf(english);
  const positions = new Map<string, number>();
  for (const { key } of english) {
    const base = baseKey(key, sources);
    if (!positions.has(base)) positions.set(base, positions.size);
  }
  const known = messages.flatMap(({ key }) => {
    const position = positions.get(baseKey(key, sources));
    return position === undefined ? [] : [{ key, position }];
  });
  return known.flatMap(({ key, position }, index) => {
    const previous = known[index - 1];
    return previous && previous.position > position
      ? [{ key, message: `is out of order: in the ${sourceName()} catalog it comes before ${previous.key}` }]
      : [];
  });
}

interface Entry extends Message {
  source: string;
}

/** The messages that are equal to an earlier one in one respect, and differ from it in the other. */
function pairs(entries: readonly Entry[], equal: 'source' | 'text', different: 'source' | 'text') {
  const earlier = new Map<string, Entry>();
  return entries.flatMap((other) => {
    const first = earlier.get(comparable(other[equal]));
    if (!first) earlier.set(comparable(other[equal]), other);
    return first && comparable(first[different]) !== comparable(other[different]) ? [{ first, other }] : [];
  });
}

/** The same English text translated in two ways, and two English texts translated alike. Plural forms are alike or not by their rules. */
export function consistencyIssues(
  language: Language,
  messages: readonly Message[],
  english: readonly Message[],
): Issue[] {
  if (language === defaultLocale()) return [];
  const sources = textsOf(english);
  const entries = messages.flatMap(({ key, text }) => {
    const source = sources(key as MessageKey);
    return source === undefined || text.trim() === '' || baseKey(key, sources) !== key ? [] : [{ key, text, source }];
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
}
