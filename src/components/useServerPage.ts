import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** Whether this is the page as the server sent it: before a script has taken it over. */
export const useServerPage = () =>
  useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
