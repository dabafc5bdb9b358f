import type { MessageArgument } from '../adapters/messageSyntax.ts';
import { messageSyntax } from './syntax.ts';

/** Whether a translation may use a value in this way: a value of the wrong type ends in an error, or in a text that nobody meant. */
function fits(expected: readonly MessageArgument[], found: readonly MessageArgument[]) {
  const [types, others] = [expected, found].map((uses) => uses.map(({ type }) => type)) as [string[], string[]];
  const hasPlural = (some: readonly string[]) => some.some((type) => /^(?:plural|selectordinal)\b/.test(type));
  const isSame = (type: string) => types.includes(type) === others.includes(type);
  const keys = expected.flatMap((use) => use.keys ?? []);
  const isKnown = found.every((use) => (use.keys ?? []).every((key) => keys.includes(key)));
  // A language has plural forms where another one has none.
  const isFree = (type: string) => {
    // The offset of a plural changes the number.
    if (type.includes(',')) return false;
    if (type === 'text') return types.includes('text') || hasPlural(types);
    if (type === 'number') return hasPlural(types) || hasPlural(others);
    if (!hasPlural([type]) || (hasPlural(types) && hasPlural(others))) return false;
    return hasPlural(types) || types.includes('text') || types.includes('number');
  };
  return isKnown && [...types, ...others].every((type) => isSame(type) || isFree(type));
}

function argumentsOf(message: string) {
  const uses = new Map<string, MessageArgument[]>();
  for (const use of messageSyntax().argumentsIn?.(message) ?? [])
    uses.set(use.name, [...(uses.get(use.name) ?? []), use]);
  return uses;
}

const labelsOf = (uses: readonly MessageArgument[]) => [...new Set(uses.map(({ label }) => label))];

/**
 * The values of a message that a translation uses as another type, or with keys that a select does not have.
 * @returns by name, how each of the two writes them; of values that only one of them has, nothing
 */
export function differentTypes(source: string, text: string) {
  const found = argumentsOf(text);
  return new Map(
    [...argumentsOf(source)].flatMap(([name, uses]) => {
      const others = found.get(name);
      return others === undefined || fits(uses, others)
        ? []
        : [[name, { expected: labelsOf(uses), found: labelsOf(others) }] as const];
    }),
  );
}

/** Whether a text uses each of its values as one of the own texts does. */
export function hasTypesOf(text: string, own: readonly string[]) {
  const known = own.map(argumentsOf);
  return [...argumentsOf(text)].every(([name, uses]) =>
    known.some((each) => each.has(name) && fits(each.get(name) ?? [], uses)),
  );
}

/** The keys of selects that a translation leaves out, so that `other` stands for them: by the name of the value. */
export function missingKeys(source: string, text: string) {
  const found = argumentsOf(text);
  const keysOf = (uses: readonly MessageArgument[] = []) => uses.flatMap(({ keys = [] }) => keys);
  return [...argumentsOf(source)].flatMap(([name, uses]) => {
    const own = keysOf(found.get(name));
    return own.length === 0
      ? []
      : [...new Set(keysOf(uses))].filter((key) => !own.includes(key)).map((key) => ({ name, key }));
  });
}
