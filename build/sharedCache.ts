import { realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const installed = realpathSync(fileURLToPath(new URL('../node_modules/vite', import.meta.url)));

/**
 * A cache beside the installed packages. A copy of the project that links these packages, such as the base of a visual review, shares
 * it, so its files have to be named by a hash of what they are made of.
 */
export const sharedCache = (name: string) => join(dirname(installed), '.cache', name);
