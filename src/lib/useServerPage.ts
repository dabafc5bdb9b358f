import { useSyncExternalStore } from 'react';

const subscribeToNothing = () => () => undefined;

/** Whether the markup is the server's: `true` on the server and during hydration. */
export const useServerPage = () =>
  useSyncExternalStore(
    subscribeToNothing,
    () => false,
    () => true,
  );
