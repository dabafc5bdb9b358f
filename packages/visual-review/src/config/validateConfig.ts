import { existsSync, statSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { printable } from 'system-tools/printable';
import { UserError } from 'system-tools/user-error';
import { runnerImport } from 'vite';
import { link, shapeProblem, type Shape } from '../shape.ts';
import { defaults } from './defaults.ts';
import { paletteNames, type VisualConfig, type VisualConfigFile } from './visualConfig.ts';

const configFile = 'visual.config.ts';

/** Names that somebody may take for it. */
const otherNames = /^visual(?:-review)?\.config\.(?:[cm]?[jt]sx?|json)$/;

const palette: Shape = Object.fromEntries(paletteNames.map((name) => [name, 'string']));

const configShape: Shape = {
  'mainBranch?': 'string',
  'prepare?': 'string',
  'storybookUrl?': link,
  'ignored?': ['string'],
  'languages?': {
    catalogs: { '*': 'string' },
    fallback: 'string',
    catalogLoader: 'string',
    severalLanguagesTag: 'string',
    languagesOfGlobals: 'function',
    languagesOfReports: 'function',
    messagesOfReports: 'function',
  },
  'report?': {
    'palette?': { dark: palette, light: palette },
    'font?': { family: 'string', 'embedded?': { name: 'string', weights: 'string', file: 'string' } },
  },
};

const problem = (sentence: string) => new UserError(`${configFile}: ${sentence}.`);

/** Without keys whose value is undefined: they would replace the defaults. */
const given = <Part extends object>(part: Part) =>
  Object.fromEntries(Object.entries(part).filter(([, value]) => value !== undefined)) as Part;

/**
 * A configuration with the defaults of all that it leaves out.
 * @throws {UserError} which names the first key that is unknown, missing or of another type, or path that does not exist
 */
export function validateConfig(config: unknown, root: string): VisualConfig {
  if (config === undefined) throw problem('nothing is exported by default');
  const found = shapeProblem(config, configShape, 'the default export');
  if (found !== undefined) throw problem(found);
  const { report = {}, ...others } = config as VisualConfigFile;
  const { languages, prepare } = others;
  if (prepare?.trim() === '') throw problem('"prepare" is empty');
  const expectRelative = (key: string, path: string) => {
    if (path.startsWith('/')) throw problem(`"${key}" names "${path}": write it relative to the folder of this file`);
  };
  const expectPath = (key: string, path: string) => {
    expectRelative(key, path);
    if (!existsSync(join(root, path))) throw problem(`"${key}" names "${path}", which does not exist`);
  };
  if (languages) {
    const { catalogs, fallback, catalogLoader } = languages;
    if (!Object.hasOwn(catalogs, fallback))
      throw problem(`"languages.fallback" is "${fallback}", which "languages.catalogs" does not have`);
    for (const [code, path] of Object.entries(catalogs)) expectPath(`languages.catalogs.${code}`, path);
    expectPath('languages.catalogLoader', catalogLoader);
  }
  if (report.font?.embedded) expectPath('report.font.embedded.file', report.font.embedded.file);
  for (const glob of others.ignored ?? []) {
    expectRelative('ignored', glob);
    const folder = glob.replace(/\/*$/, '');
    if (statSync(join(root, folder), { throwIfNoEntry: false })?.isDirectory())
      throw problem(`"ignored" names the folder "${glob}": write "${folder}/**"`);
  }
  return {
    ...defaults,
    ...given(others),
    report: { ...defaults.report, ...given(report) },
  };
}

/** What `visual.config.ts` exports by default. @throws {UserError} where it cannot be loaded */
async function loadFile(root: string) {
  const { NODE_ENV } = process.env;
  try {
    const options = { root, configFile: false, logLevel: 'silent' } as const;
    return (await runnerImport<{ default?: unknown }>(join(root, configFile), options)).module.default;
  } catch (error) {
    // What is wrong and where, without the lines of the source around it.
    const lines = stripVTControlCharacters(String(error)).split('\n').filter(Boolean).slice(0, 3);
    throw new UserError(`${configFile} cannot be loaded: ${printable(lines.join(' '))}`);
  } finally {
    // Vite sets it where it is not set, and a library that `prepare` makes would be one for development.
    if (!NODE_ENV) delete process.env.NODE_ENV;
  }
}

/**
 * Whether a checkout has a `prepare`. Its configuration cannot be loaded yet: it may import packages, which are not there.
 * @param others that of a checkout without a configuration
 */
export async function mayPrepare(folder: string, others: string | undefined) {
  const file = join(folder, configFile);
  return existsSync(file) ? (await readFile(file, 'utf8')).includes('prepare') : others !== undefined;
}

/**
 * The `prepare` of a checkout. Nothing else of its configuration is validated, as that may be for another version of this package.
 * @param others that of a checkout without a configuration
 * @throws {UserError} where the configuration cannot be loaded
 */
export async function prepareIn(folder: string, others: string | undefined) {
  if (!existsSync(join(folder, configFile))) return others;
  const { prepare } = Object(await loadFile(folder)) as VisualConfigFile;
  return typeof prepare === 'string' ? prepare : undefined;
}

/**
 * Loads `visual.config.ts`, which a repository need not have.
 * @param root the folder that it would be in
 * @throws {UserError} where it cannot be loaded, is invalid or has another name
 */
export async function loadConfig(root: string): Promise<VisualConfig> {
  if (!existsSync(join(root, configFile))) {
    const other = (await readdir(root)).find((name) => otherNames.test(name));
    if (other !== undefined) throw new UserError(`${printable(other)} is not read: rename it to ${configFile}.`);
    return defaults;
  }
  return validateConfig(await loadFile(root), root);
}
