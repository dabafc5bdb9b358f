import { ownValue } from 'system-tools/own-value';

interface Check {
  isValid: (value: unknown) => boolean;
  /** Completes "must be". */
  what: string;
}

/**
 * Of a value, of each entry of a list, or of the keys of an object, with `*` of all; a key that ends with `?` may be missing.
 */
export type Shape =
  | 'string'
  | 'number'
  | 'boolean'
  | 'function'
  | 'object'
  | Check
  | readonly [Shape]
  | { readonly [key: string]: Shape };

const isCheck = (shape: object): shape is Check => 'isValid' in shape && typeof shape.isValid === 'function';

export const oneOf = (...values: ReadonlyArray<string | boolean>): Check => ({
  isValid: (value) => values.some((each) => each === value),
  what: values.map((value) => JSON.stringify(value)).join(' or '),
});

export const matching = (pattern: RegExp, what: string): Check => ({
  isValid: (value) => typeof value === 'string' && pattern.test(value),
  what,
});

/** Of a folder in the web, as the summary of a report has it in Markdown: names of files follow, so it has no query. */
export const webUrl = matching(/^https?:\/\/[^\s()<>?#]+$/, 'a URL');

/** Of a Storybook that a page links to: no script, and no query, which follows. It may be relative, or empty. */
export const link: Check = {
  isValid: (value) => {
    const base = 'https://example.com';
    return (
      typeof value === 'string' &&
      !/[?#]/.test(value) &&
      URL.canParse(value, base) &&
      /^https?:$/.test(new URL(value, base).protocol)
    );
  },
  what: 'a URL such as http://localhost:6006, without a query or a fragment',
};

const isInfinite = (value: unknown) => typeof value === 'number' && !Number.isFinite(value);

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * What differs first from a shape, as a sentence without its full stop; undefined where nothing does.
 * @param root what the value itself is called: `the default export`
 * @param path of a value in it: `languages.catalogs`
 */
export function shapeProblem(value: unknown, shape: Shape, root: string, path = ''): string | undefined {
  const named = path === '' ? root : `"${path}"`;
  if (value === undefined) return `${named} is missing`;
  if (typeof shape === 'string') {
    // JSON has no infinite numbers, but reads 1e999 as one.
    const isValid = shape === 'object' ? isObject(value) : typeof value === shape && !isInfinite(value);
    return isValid ? undefined : `${named} must be ${shape === 'object' ? 'an' : 'a'} ${shape}`;
  }
  if (isCheck(shape)) return shape.isValid(value) ? undefined : `${named} must be ${shape.what}`;
  const firstOf = (parts: ReadonlyArray<readonly [unknown, Shape, string]>) => {
    for (const [part, own, at] of parts) {
      const problem = shapeProblem(part, own, root, at);
      if (problem !== undefined) return problem;
    }
    return undefined;
  };
  if (Array.isArray(shape)) {
    if (!Array.isArray(value)) return `${named} must be a list`;
    return firstOf(value.map((entry, index) => [entry, (shape as readonly [Shape])[0], `${path}[${index}]`]));
  }
  if (!isObject(value)) return `${named} must be an object`;
  const keys = shape as { readonly [key: string]: Shape };
  const below = (key: string) => (path === '' ? key : `${path}.${key}`);
  const all = ownValue(keys, '*');
  if (all) return firstOf(Object.entries(value).map(([key, part]) => [part, all, below(key)]));
  const known = new Map(Object.entries(keys).map(([key, own]) => [key.replace(/\?$/, ''), own]));
  const unknown = Object.keys(value).find((key) => !known.has(key));
  if (unknown !== undefined) return `unknown key "${below(unknown)}"`;
  return firstOf(
    [...known]
      .map(([key, own]) => [ownValue(value, key), own, below(key), key] as const)
      .filter(([part, , , key]) => part !== undefined || !Object.hasOwn(keys, `${key}?`))
      .map(([part, own, at]) => [part, own, at] as const),
  );
}
