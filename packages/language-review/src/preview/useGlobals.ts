import { useCallback, useEffect, useState } from 'react';
import { GLOBALS_UPDATED, UPDATE_GLOBALS } from 'storybook/internal/core-events';
import type { Globals } from 'storybook/internal/types';
import { addons } from 'storybook/preview-api';

/** The toolbar's values. A docs page does not run decorators again, so later changes come from the channel. */
export function useGlobals(given: Globals): [Globals, (change: Globals) => void] {
  const [globals, setGlobals] = useState(given);
  const [before, setBefore] = useState(given);
  if (before !== given) {
    setBefore(given);
    setGlobals(given);
  }
  useEffect(() => {
    const channel = addons.getChannel();
    const follow = (update: { globals: Globals }) => setGlobals(update.globals);
    channel.on(GLOBALS_UPDATED, follow);
    return () => channel.off(GLOBALS_UPDATED, follow);
  }, []);
  const change = useCallback((changed: Globals) => {
    setGlobals((current) => ({ ...current, ...changed }));
    addons.getChannel().emit(UPDATE_GLOBALS, { globals: changed });
  }, []);
  return [globals, change];
}
