import { readTab, writeTab } from '#app/tabStorage.ts';
import { isReachable } from './connection';

/** The path that the tab has reloaded. */
const storageKey = 'reloaded';

/**
 * Reloads the page where one of its scripts is gone, as after a deploy. Once for each path, and only where the server
 * can be reached: offline, the page that is shown is better than none.
 * @param beforeReload called just before
 * @returns whether the server can be reached, where reloading does not help; otherwise never resolves
 */
export async function reloadOnce(beforeReload?: () => void): Promise<boolean> {
  const { pathname } = window.location;
  if (!(await isReachable(pathname))) return false;
  const isReloaded = () => readTab(storageKey) === pathname;
  if (isReloaded()) return true;
  // Without storage, a second reload could not be told from the first.
  writeTab(storageKey, pathname);
  if (!isReloaded()) return true;
  beforeReload?.();
  window.location.reload();
  return new Promise(() => undefined);
}

/** Allows another reload: all scripts were loaded. */
export function forgetReload() {
  writeTab(storageKey);
}
