import { isReachable } from './connection';
import { inTab } from './tabStorage';

/** Where the tab remembers which address it has loaded anew, so that it does so once. */
const storageName = 'reloaded';

/**
 * Loads the address of the browser anew where a script of it is gone, as after a deploy: the server has a page for it whose scripts are
 * there. Once for each address, and only where the server answers: without a connection the page that is there is better than none.
 * @param before what is to be done at the last moment
 * @returns whether the server answers, where loading is no way out; else never
 */
export async function reloadOnce(before?: () => void): Promise<boolean> {
  const { pathname } = window.location;
  if (!(await isReachable(pathname))) return false;
  const reloaded = () => inTab((storage) => storage.getItem(storageName)) === pathname;
  if (reloaded()) return true;
  // Without storage nobody would know the second time from the first.
  inTab((storage) => storage.setItem(storageName, pathname));
  if (!reloaded()) return true;
  before?.();
  window.location.reload();
  return new Promise(() => undefined);
}

/** All that was asked for is there. */
export function forgetReload() {
  inTab((storage) => storage.removeItem(storageName));
}
