import * as React from 'react';
import { parseSharedReview, reviewInFragment, sharedReviewJson, type SharedReview } from './sharedChanges.ts';

const storageKey = 'language-review/shared';

interface Shared {
  /** What is left of the review that somebody has shared. */
  review?: SharedReview | undefined;
  /** Why a link or a file could not be opened. */
  error?: string | undefined;
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

function store(review: SharedReview | undefined) {
  try {
    if (review) sessionStorage.setItem(storageKey, sharedReviewJson(review));
    else sessionStorage.removeItem(storageKey);
  } catch {
    // Without storage, the review lasts as long as the page.
  }
}

/** What the tab has kept. What cannot be read any more, as with other languages than before, is dropped. */
function stored(): Shared {
  let json: string | null;
  try {
    json = sessionStorage.getItem(storageKey);
  } catch {
    return {};
  }
  if (json === null) return {};
  try {
    return { review: parseSharedReview(json) };
  } catch (error) {
    store(undefined);
    return { error: `The changes that this tab had kept cannot be shown, so they are dropped. ${messageOf(error)}` };
  }
}

const isEmpty = ({ edits, decisions, notes }: SharedReview) => edits.length + decisions.length + notes.length === 0;

/**
 * A review from a link, or from a file; kept until it is decided, or the tab closed.
 * @param fragment of the present URL
 * @param onOpened removes the fragment, which would bring back what is decided
 */
export function useSharedReview(fragment: string, onOpened: () => void) {
  const [shared, setShared] = React.useState<Shared>(stored);
  const set = React.useCallback((next: Shared) => {
    store(next.review);
    setShared(next);
  }, []);
  React.useEffect(() => {
    reviewInFragment(fragment).then(
      (review) => {
        if (!review) return;
        set({ review });
        onOpened();
      },
      (error: unknown) => setShared({ error: `The link could not be opened. ${messageOf(error)}` }),
    );
  }, [fragment, onOpened, set]);
  const actions = React.useMemo(
    () => ({
      openShared: async (file: File) => {
        try {
          set({ review: parseSharedReview(await file.text()) });
        } catch (error) {
          setShared(({ review }) => ({ review, error: `${file.name} could not be opened. ${messageOf(error)}` }));
        }
      },
      /** Keeps what is still to be decided. */
      keepShared: (review: SharedReview) => set({ review: isEmpty(review) ? undefined : review }),
    }),
    [set],
  );
  return { shared, ...actions };
}
