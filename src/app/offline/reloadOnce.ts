import { readTab, writeTab } from '#app/tabStorage.ts';
import { isReachable } from './connection';

/** The path that the tab has loaded again. */
const storageKey = 'reloaded';

/**
 * Has the browser load a page where one of its scripts is gone, as after a deploy. Once for each path, and only where the
 * server can be reached: offline, the page that is shown is better than none.
 * @param isCurrent whether the visitor still wants it
 * @param load loads the document of the path
 * @returns whether the server can be reached, where loading does not help; otherwise never resolves
 */
export async function loadOnce(pathname: string, isCurrent: () => boolean, load: () => void): Promise<boolean> {
  if (!(await isReachable(pathname)) || !isCurrent()) return false;
  const isLoaded = () => readTab(storageKey) === pathname;
  if (isLoaded()) return true;
  // Without storage, a second time could not be told from the first.
  writeTab(storageKey, pathname);
  if (!isLoaded()) return true;
  load();
  return new Promise(() => undefined);
}

/** The same for the page on the screen. */
export const reloadOnce = (isCurrent: () => boolean) =>
  loadOnce(window.location.pathname, isCurrent, () => window.location.reload());

/** Allows another reload: all scripts were loaded. */
export function forgetReload() {
  writeTab(storageKey);
}
