import { saveFields } from '#app/delivery/draft.ts';
import { isHydrated } from './hydrationState';

/** Saves what was typed into the form of the page before it was hydrated. Afterwards it saves itself. */
export function saveUnhydratedForm() {
  const main = document.querySelector('main');
  if (main && !isHydrated('main')) saveFields(main);
}
