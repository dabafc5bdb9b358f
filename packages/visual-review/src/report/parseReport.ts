import { printable } from 'system-tools/printable';
import { UserError } from 'system-tools/user-error';
import { link, matching, oneOf, shapeProblem, webUrl, type Shape } from '../shape.ts';
import { mostShards, reportVersion, type ComparisonImage, type Report } from '../types.ts';
import { groupKinds, results } from './format.ts';
import { stripsOf } from './strips.ts';

/** In px, of a part of an image. */
const longest = 100_000;

/** In px, of an image: a browser captures no larger one. */
const largest = 16_384;

const count: Shape = {
  isValid: (value) => Number.isSafeInteger(value) && (value as number) >= 0,
  what: 'a whole number',
};
const isBetween = (value: unknown, least: number, most: number) =>
  Number.isInteger(value) && (value as number) >= least && (value as number) <= most;
const between = (least: number, most: number): Shape => ({
  isValid: (value) => isBetween(value, least, most),
  what: `a whole number from ${least} to ${most}`,
});
/** Also far from the page, where a style hides an element. */
const coordinate: Shape = { isValid: (value) => Number.isFinite(value), what: 'a number' };
const hash = matching(/^[\da-f]{64}$/, 'a SHA-256');
const id = matching(/^[\da-f]{12}$/, 'an id of 12 hexadecimal digits');
const commit = matching(/^[\da-f]{40,64}$/, 'the hash of a commit');
/** The signature of an added element is a list of elements, each a list of texts. */
const isSignature = (value: unknown, depth = 3): boolean =>
  Array.isArray(value)
    ? depth > 0 && value.every((each) => isSignature(each, depth - 1))
    : value === null || typeof value !== 'object';

const json: Shape = {
  isValid: (value) => {
    try {
      const list: unknown = JSON.parse(value as string);
      return Array.isArray(list) && isSignature(list);
    } catch {
      return false;
    }
  },
  what: 'a list as JSON',
};

/** The files of a report's images, which is all that is read for a report. */
const imageFile = /^screenshots\/[\da-f]{16}\.webp$/;

const strip: Shape = {
  isValid: (value) =>
    Array.isArray(value) &&
    value.length === 4 &&
    value.every((part, index) =>
      index === 0 ? typeof part === 'string' && imageFile.test(part) : isBetween(part, index === 3 ? 1 : 0, longest),
    ),
  what: 'rows of an image in screenshots/',
};

const image: Shape = { hash, width: between(1, largest), height: between(1, largest), strips: [strip] };
const area: Shape = { left: coordinate, top: coordinate, width: coordinate, height: coordinate };
const isPart = (kind: string) => kind !== 'new' && kind !== 'removed story' && kind !== 'failed' && kind !== 'unstable';

const comparison: Shape = {
  snapshot: {
    id: 'string',
    storyId: 'string',
    title: 'string',
    name: 'string',
    mode: 'string',
    file: 'string',
    globals: 'object',
    viewport: { width: 'number', height: 'number' },
    'viewportName?': 'string',
    options: 'object',
    'emulation?': {
      'forcedColors?': 'string',
      'media?': 'string',
      'textScale?': 'number',
      'hover?': 'string',
      'focus?': 'string',
    },
  },
  result: oneOf(...results),
  'renamedFrom?': 'string',
  'before?': image,
  'after?': image,
  'difference?': image,
  'pixels?': count,
  'moved?': 'number',
  'causes?': [
    {
      kind: oneOf(...groupKinds.filter(isPart)),
      signature: json,
      'group?': id,
      what: 'string',
      'from?': 'string',
      'to?': 'string',
      areas: [area],
      pixels: count,
      strength: 'number',
    },
  ],
  'error?': 'string',
  affectedBy: ['string'],
};

const group: Shape = {
  id,
  kind: oneOf(...groupKinds),
  what: 'string',
  places: count,
  'from?': 'string',
  'to?': 'string',
  members: ['string'],
  files: ['string'],
  tokens: [{ name: 'string', from: 'string', to: 'string' }],
  messages: [{ language: 'string', key: 'string', from: 'string', to: 'string' }],
  'decision?': {
    isValid: (value) => value === true || typeof value === 'string',
    what: 'true or a comment',
  },
};

const reportShape: Shape = {
  version: 'number',
  key: id,
  'base?': { ref: 'string', commit },
  // Only shown; without a commit, it is empty.
  head: { commit: matching(/^\w*$/, 'the hash of a commit'), isDirty: 'boolean' },
  sources: 'string',
  browser: 'string',
  date: 'string',
  duration: 'number',
  total: count,
  captured: count,
  stories: ['string'],
  'shard?': { index: between(1, mostShards), count: between(1, mostShards) },
  'everything?': 'string',
  storybookUrl: link,
  'url?': webUrl,
  'variants?': ['string'],
  comparisons: [comparison],
  groups: [group],
};

/** Whether each row is painted once at most: a summary reads the file of each strip. */
function isPaintedOnce(screenshot: ComparisonImage | undefined) {
  if (screenshot === undefined) return true;
  let end = 0;
  return stripsOf(screenshot).every(([, , top, rows]) => {
    const isBelow = top >= end;
    end = top + rows;
    return isBelow && end <= screenshot.height;
  });
}

/**
 * A report that somebody else may have written, as a shard of a fork: its texts can be any, but not the files, the commits and the URLs
 * that it names.
 * @param file its path, for the error
 * @returns undefined where another version of the command has written it
 * @throws {UserError} where it is no report
 */
export function parseReport(source: string, file: string): Report | undefined {
  let report: unknown;
  try {
    report = JSON.parse(source);
    // The page of the report has it as JSON as well: values may be too deep in each other for that.
    JSON.stringify(report);
  } catch {
    throw new UserError(`${file} is not a report: it is not JSON, or too deep.`);
  }
  const { version } = (report ?? {}) as Partial<Report>;
  if (typeof version === 'number' && version !== reportVersion) return undefined;
  const problem = shapeProblem(report, reportShape, 'it');
  if (problem !== undefined) throw new UserError(printable(`${file} is not a report: ${problem}.`));
  const { comparisons } = report as Report;
  // Nobody could decide on it, so it would count as accepted.
  if (comparisons.some(({ result, causes = [] }) => result === 'changed' && causes.length === 0))
    throw new UserError(`${file} is not a report: a snapshot has changed without a cause.`);
  if (!comparisons.every(({ before, after, difference }) => [before, after, difference].every(isPaintedOnce)))
    throw new UserError(`${file} is not a report: the strips of an image are not one below the other.`);
  return report as Report;
}
