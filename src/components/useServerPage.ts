import { useSyncExternalStore } from 'react';

const subscribeToNothing = () => () => undefined;

/** Whether the markup is that of the server: `true` on the server and during hydration, `false` afterwards. */
export const useServerPage = () =>
  useSyncExternalStore(
    subscribeToNothing,
    () => false,
    () => true,
  );
