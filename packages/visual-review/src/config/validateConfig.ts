import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { UserError } from 'system-tools/user-error';
import { paletteNames, type VisualConfig } from './visualConfig.ts';

export const configFile = 'visual.config.ts';

/** The type of a value, or the keys of an object. A list has one shape for all entries, a record for all values. */
type Shape =
  | 'string'
  | 'number'
  | 'function'
  | 'effect'
  | { keys: Readonly<Record<string, Shape>> }
  | { list: Shape }
  | { record: Shape };

const palette: Shape = { keys: Object.fromEntries(paletteNames.map((name) => [name, 'string'])) };

const configShape: Shape = {
  keys: {
    mainBranch: 'string',
    snapshotBudget: 'number',
    storybookUrl: 'string',
    affected: {
      keys: {
        rules: { list: { keys: { files: { list: 'string' }, affects: 'effect', reason: 'string' } } },
        browserModules: { list: 'string' },
      },
    },
    languages: {
      keys: {
        catalogs: { record: 'string' },
        fallback: 'string',
        catalogLoader: 'string',
        severalLanguagesTag: 'string',
        languagesOfGlobals: 'function',
        languagesOfReports: 'function',
      },
    },
    report: {
      keys: {
        palette: { keys: { dark: palette, light: palette } },
        font: { keys: { family: 'string', name: 'string', weights: 'string', file: 'string' } },
      },
    },
  },
};

const problem = (sentence: string) => new UserError(`${configFile}: ${sentence}.`);

function expectKeys(value: object, shape: Extract<Shape, { keys: unknown } | { record: unknown }>, path: string) {
  const below = (key: string) => (path === '' ? key : `${path}.${key}`);
  const entries: Readonly<Record<string, unknown>> = { ...value };
  const shapes =
    'record' in shape ? Object.fromEntries(Object.keys(entries).map((key) => [key, shape.record])) : shape.keys;
  for (const key of Object.keys(entries)) if (!Object.hasOwn(shapes, key)) throw problem(`unknown key "${below(key)}"`);
  for (const [key, entry] of Object.entries(shapes)) expectShape(entries[key], entry, below(key));
}

/** @param path of the value: `languages.catalogs` */
function expectShape(value: unknown, shape: Shape, path: string) {
  if (value === undefined) throw problem(path === '' ? 'nothing is exported by default' : `"${path}" is missing`);
  if (shape === 'effect') {
    if (value !== 'everything' && value !== 'nothing') throw problem(`"${path}" must be "everything" or "nothing"`);
  } else if (typeof shape === 'string') {
    if (typeof value !== shape) throw problem(`"${path}" must be a ${shape}`);
  } else if ('list' in shape) {
    if (!Array.isArray(value)) throw problem(`"${path}" must be a list`);
    for (const [index, entry] of value.entries()) expectShape(entry, shape.list, `${path}[${index}]`);
  } else if (typeof value === 'object' && value !== null && !Array.isArray(value)) {
    expectKeys(value, shape, path);
  } else {
    throw problem(path === '' ? 'the default export must be an object' : `"${path}" must be an object`);
  }
}

/** The part of a glob before its first wildcard, which has to exist: `tools` of `tools/**`; empty where there is none. */
function fixedPart(glob: string): string {
  const wildcard = glob.search(/[*?![\]{}()]/);
  return wildcard === -1 ? glob : glob.slice(0, Math.max(0, glob.lastIndexOf('/', wildcard)));
}

/**
 * Checks the default export of a configuration file.
 * @param root the folder that paths are relative to
 * @throws {UserError} which names the first key that is unknown, missing or of another type, or the first path that does not exist
 */
export function validateConfig(config: unknown, root: string): VisualConfig {
  expectShape(config, configShape, '');
  const { affected, languages, report } = config as VisualConfig;
  const { catalogs, fallback, catalogLoader } = languages;
  if (!Object.hasOwn(catalogs, fallback))
    throw problem(`"languages.fallback" is "${fallback}", which "languages.catalogs" does not have`);
  const expectPaths = (key: string, ...paths: readonly string[]) => {
    for (const path of paths)
      if (!existsSync(join(root, fixedPart(path)))) throw problem(`"${key}" names "${path}", which does not exist`);
  };
  for (const [code, path] of Object.entries(catalogs)) expectPaths(`languages.catalogs.${code}`, path);
  expectPaths('languages.catalogLoader', catalogLoader);
  expectPaths('report.font.file', report.font.file);
  for (const [index, { files }] of affected.rules.entries()) expectPaths(`affected.rules[${index}].files`, ...files);
  expectPaths('affected.browserModules', ...affected.browserModules);
  return config as VisualConfig;
}
