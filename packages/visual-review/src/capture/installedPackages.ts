import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { UserError } from 'system-tools/user-error';

/** The packages to install, in the lockfile, or those that are installed, in `node_modules`. */
interface PackageList {
  packages?: Readonly<Record<string, { version?: string; optional?: boolean; devOptional?: boolean }>>;
}

const textOf = (folder: string, file: string) => readFile(join(folder, file), 'utf8').catch(() => undefined);

export async function sharesPackages(root: string, other: string) {
  const lockfile = await textOf(root, 'package-lock.json');
  return lockfile !== undefined && lockfile === (await textOf(other, 'package-lock.json'));
}

/** @throws {UserError} where a package of the lockfile is not installed, as far as npm has recorded that */
export async function expectPackages(root: string) {
  const [wanted, installed] = await Promise.all(
    ['package-lock.json', 'node_modules/.package-lock.json'].map(async (file) => {
      const text = await textOf(root, file);
      return text === undefined ? undefined : ((JSON.parse(text) as PackageList).packages ?? {});
    }),
  );
  if (!wanted || !installed) return;
  for (const [path, { version, optional, devOptional }] of Object.entries(wanted)) {
    const found = installed[path];
    // The project itself is not installed, and packages for other systems need not be.
    if (path === '' || found?.version === version || (!found && (optional || devOptional))) continue;
    throw new UserError(
      `The installed packages are not those of package-lock.json (${path.replace('node_modules/', '')}): run npm ci first.`,
    );
  }
}
