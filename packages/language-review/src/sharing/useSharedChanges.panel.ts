import * as React from 'react';
import { countChanges } from '../edits/changes.ts';
import { projectKey } from '../edits/storedList';
import { parseSharedChanges, changesInFragment, sharedChangesJson, type SharedChanges } from './sharedChanges.ts';

const storageKey = () => projectKey('language-review/shared');

interface Shared {
  changes?: SharedChanges | undefined;
  /** Why a link or a file could not be opened. */
  error?: string | undefined;
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

function store(changes: SharedChanges | undefined) {
  try {
    if (changes) sessionStorage.setItem(storageKey(), sharedChangesJson(changes));
    else sessionStorage.removeItem(storageKey());
  } catch {
    // Without storage, the changes last as long as the page.
  }
}

/** What the tab has kept. What cannot be read any more, as with other languages than before, is dropped. */
function stored(): Shared {
  let json: string | null;
  try {
    json = sessionStorage.getItem(storageKey());
  } catch {
    return {};
  }
  if (json === null) return {};
  try {
    return { changes: parseSharedChanges(json) };
  } catch (error) {
    store(undefined);
    return { error: `The changes that this tab had kept cannot be shown, so they are dropped. ${messageOf(error)}` };
  }
}

/**
 * Changes from a link, or from a file; kept until they are decided, or the tab closed.
 * @param fragment of the present URL
 * @param onOpened removes the fragment, which would bring back what is decided
 */
export function useSharedChanges(fragment: string, onOpened: () => void) {
  const [shared, setShared] = React.useState<Shared>(stored);
  const set = React.useCallback((next: Shared) => {
    store(next.changes);
    setShared(next);
  }, []);
  React.useEffect(() => {
    changesInFragment(fragment).then(
      (changes) => {
        if (!changes) return;
        set({ changes });
        onOpened();
      },
      (error: unknown) =>
        setShared(({ changes }) => ({ changes, error: `The link could not be opened. ${messageOf(error)}` })),
    );
  }, [fragment, onOpened, set]);
  const actions = React.useMemo(
    () => ({
      openShared: async (file: File) => {
        try {
          set({ changes: parseSharedChanges(await file.text()) });
        } catch (error) {
          setShared(({ changes }) => ({ changes, error: `${file.name} could not be opened. ${messageOf(error)}` }));
        }
      },
      /** Keeps what is still to be decided. */
      keepShared: (changes: SharedChanges) => set({ changes: countChanges(changes) === 0 ? undefined : changes }),
    }),
    [set],
  );
  return { shared, ...actions };
}
