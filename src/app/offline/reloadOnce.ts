import { readTab, writeTab } from '#app/tabStorage.ts';

/** The path that the tab has loaded again. */
const storageKey = 'reloaded';

/** Whether the document of a path may be loaded again, where one of its files is gone. Once; without storage, that could not be told. */
export const mayReload = (pathname: string) => readTab(storageKey) !== pathname && writeTab(storageKey, pathname);

/** Allows another reload: all files were loaded. */
export function forgetReload() {
  writeTab(storageKey);
}
