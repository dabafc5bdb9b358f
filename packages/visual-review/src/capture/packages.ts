import { existsSync, statSync } from 'node:fs';
import { readdir, readFile, realpath, rm } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { linkModules } from 'system-tools/copy';
import { printable } from 'system-tools/printable';
import { UserError } from 'system-tools/user-error';

/** How a package manager installs what its lockfile names, without running what the packages bring. */
interface Installation {
  program: string;
  args: readonly string[];
}

const npm = (): Installation => {
  // The npm that runs this command: on Windows, `npm` itself needs a shell.
  const { npm_execpath: path = '' } = process.env;
  const [program, ...script] = /npm-cli\.[cm]?js$/.test(path)
    ? ([process.execPath, path] as const)
    : (['npm'] as const);
  return {
    program,
    args: [...script, 'ci', '--ignore-scripts', '--no-audit', '--no-fund', '--prefer-offline'],
  };
};

const pnpm = (): Installation => ({
  program: 'pnpm',
  args: ['install', '--frozen-lockfile', '--ignore-scripts', '--prefer-offline'],
});

const yarn = (lockfile: string): Installation => ({
  program: 'yarn',
  args: lockfile.includes('__metadata:')
    ? ['install', '--immutable', '--mode=skip-build']
    : ['install', '--frozen-lockfile', '--ignore-scripts', '--prefer-offline', '--non-interactive'],
});

const installations: Record<string, (lockfile: string) => Installation> = {
  'package-lock.json': npm,
  'pnpm-lock.yaml': pnpm,
  'yarn.lock': yarn,
};

/** Folders of changes to packages: of `patch-package` and pnpm, and of Yarn. */
const patchFolders = ['patches', '.yarn/patches'];

/** The packages to install, in the lockfile of npm, or those that are installed, in `node_modules`. */
interface PackageList {
  packages?: Record<string, { version?: string; resolved?: string; optional?: boolean; devOptional?: boolean }>;
}

/**
 * The lockfile of a project: in its folder, or above it where that is a workspace.
 * @param top the folder of the repository, which it is in
 * @returns the folder and the name of the file
 * @throws {UserError} where there is none, or several of one folder
 */
export function findLockfile(root: string, top: string): { folder: string; name: string } {
  for (let folder = root; ; folder = dirname(folder)) {
    const [name, ...others] = Object.keys(installations).filter((file) => existsSync(join(folder, file)));
    if (others.length > 0)
      throw new UserError(
        `${folder} has ${[name, ...others].join(' and ')}: remove those of package managers that the project does not use.`,
      );
    if (name !== undefined) return { folder, name };
    if (folder === top || folder === dirname(folder))
      throw new UserError(
        `There is no lockfile of npm, pnpm or Yarn in ${root}, so the packages of the base are not known.`,
      );
  }
}

/** How the packages of a folder with this lockfile are installed. */
export const installationIn = async (folder: string, lockfile: string) =>
  installations[lockfile]!(await readFile(join(folder, lockfile), 'utf8'));

/** @throws {UserError} where the file is no JSON object */
async function packagesIn(file: string) {
  const text = await readFile(file, 'utf8');
  try {
    return (JSON.parse(text) as PackageList).packages ?? {};
  } catch {
    throw new UserError(`${file} is not a JSON object: repair it (it may have conflict markers).`);
  }
}

/** The folders with packages of a project with npm: its own, and those of workspaces with other versions. */
async function packageFolders(folder: string) {
  const packages = await packagesIn(join(folder, 'package-lock.json'));
  const workspaces = Object.keys(packages).filter((path) => path !== '' && !path.includes('node_modules/'));
  return ['', ...workspaces].filter((path) => existsSync(join(folder, path, 'node_modules')));
}

/** The contents of what decides on the installed packages, by path: the lockfile and the patches. */
async function installedFrom(folder: string, lockfile: string) {
  const patches = patchFolders
    .filter((name) => existsSync(join(folder, name)))
    .map(async (name) =>
      (await readdir(join(folder, name), { recursive: true, withFileTypes: true }))
        .filter((entry) => entry.isFile())
        .map((entry) => relative(folder, join(entry.parentPath, entry.name))),
    );
  const files = [lockfile, ...(await Promise.all(patches)).flat().toSorted()];
  return JSON.stringify(
    await Promise.all(files.map(async (file) => [file, await readFile(join(folder, file), 'utf8')])),
  );
}

/**
 * Puts the packages of a repository into a checkout of it, where that has the same lockfile of npm, the same patches, and no packages of
 * its own. Other managers link the packages among each other, so a copy of the links would not do.
 * @param at the folder of the lockfile, from the top of both
 * @param copies the packages are copied, not linked: a command may write into them
 * @returns whether it has
 */
export async function sharePackages(top: string, checkout: string, at: string, lockfile: string, copies = false) {
  const folder = join(top, at);
  if (lockfile !== 'package-lock.json' || !['node_modules', lockfile].every((name) => existsSync(join(folder, name))))
    return false;
  const [own, others] = await Promise.all([top, checkout].map((each) => installedFrom(join(each, at), lockfile)));
  if (own !== others) return false;
  // A package outside of the repository has its own ones, wherever it is linked.
  const folders = (await packageFolders(folder)).map((path) => join(at, path)).filter((path) => !path.startsWith('..'));
  if (folders.some((path) => existsSync(join(checkout, path, 'node_modules')))) return false;
  for (const path of folders) linkModules(top, checkout, { at: path, copies });
  return true;
}

/**
 * Removes links from a checkout that take the place of packages and lead out of it: an installation would empty their targets.
 * @throws {UserError} where another link leads to a folder outside: a workspace may be in it
 */
export async function keepInside(checkout: string) {
  const top = await realpath(checkout);
  for (const entry of await readdir(checkout, { recursive: true, withFileTypes: true })) {
    if (!entry.isSymbolicLink()) continue;
    const link = join(entry.parentPath, entry.name);
    const target = await realpath(link).catch(() => undefined);
    if (target !== undefined && join(target, sep).startsWith(join(top, sep))) continue;
    if (entry.name === 'node_modules') await rm(link);
    else if (target !== undefined && statSync(target).isDirectory())
      throw new UserError(
        `${printable(relative(checkout, link))} leads to ${printable(target)}, outside of the repository, where packages could be installed: compare with a commit without this link.`,
      );
  }
}

/** What pnpm and both kinds of Yarn record of what they have installed: the lockfile that it was installed from has each entry. */
const records = [
  { lockfile: 'pnpm-lock.yaml', sign: 'lockfileVersion', record: '.pnpm/lock.yaml', entry: /^ {2}\S+:/gm },
  { lockfile: 'yarn.lock', sign: '__metadata:', record: '.yarn-state.yml', entry: /^".+"(?=:$)/gm },
  { lockfile: 'yarn.lock', sign: 'yarn lockfile v1', record: '.yarn-integrity', entry: /(?<=^ {4}".+": )"http.+"/gm },
];

/** @throws {UserError} where a package is installed that is not in the lockfile of pnpm or Yarn */
async function expectRecorded(folder: string) {
  for (const { lockfile, sign, record, entry } of records) {
    const [wanted, installed] = [join(folder, lockfile), join(folder, 'node_modules', record)];
    if (!existsSync(wanted) || !existsSync(installed)) continue;
    const text = await readFile(wanted, 'utf8');
    // Yarn records a package for each set of its peers; the lockfile has it once.
    const entries = (await readFile(installed, 'utf8')).replaceAll(/@virtual:[\da-f]+#/g, '@').match(entry) ?? [];
    const missing = text.includes(sign) ? entries.find((each) => !text.includes(each)) : undefined;
    if (missing === undefined) continue;
    const name = printable(missing.replaceAll(/^[\s'"]+|[\s'":]+$/g, ''));
    const program = lockfile === 'yarn.lock' ? 'yarn' : 'pnpm';
    throw new UserError(`The installed packages are not those of ${lockfile} (${name}): run ${program} install first.`);
  }
}

/** @throws {UserError} where the lockfile is broken, or the installed packages are others, as far as the package manager has recorded them */
export async function expectPackages(folder: string) {
  await expectRecorded(folder);
  const [wanted, installed] = await Promise.all(
    ['package-lock.json', 'node_modules/.package-lock.json'].map(async (name) => {
      const file = join(folder, name);
      return existsSync(file) ? packagesIn(file) : undefined;
    }),
  );
  if (!wanted || !installed) return;
  for (const [path, { version, resolved = '', optional, devOptional }] of Object.entries(wanted)) {
    const found = installed[path];
    // Another commit of a repository can have the same version. Of a registry, the same package can come from different hosts.
    const isSame = found?.version === version && (!resolved.startsWith('git') || found?.resolved === resolved);
    // The project itself is not installed, and packages for other systems need not be.
    if (path === '' || isSame || (!found && (optional || devOptional))) continue;
    throw new UserError(
      `The installed packages are not those of package-lock.json (${path.replace('node_modules/', '')}): run npm ci first.`,
    );
  }
}
