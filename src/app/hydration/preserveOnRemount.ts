import { saveFields } from '#app/delivery/draft.ts';
import { hydrateIsland, isHydrated } from './hydrationState';
import { isRewritten } from './rewrittenPage';

/** Preserves values and focus while React replaces a form that the browser has translated. */
export async function preserveOnRemount(main: Element) {
  if (!isRewritten(main) || !main.querySelector('form')) return;
  let field: string | undefined;
  const save = () => {
    if (isHydrated('main')) return;
    saveFields(main);
    ({ name: field } = document.activeElement as HTMLInputElement);
  };
  save();
  main.addEventListener('input', save, true);
  main.addEventListener('focusin', save, true);
  await hydrateIsland('main', async () => true);
  if (field && document.activeElement === document.body)
    document.querySelector<HTMLElement>(`main [name=${field}]`)?.focus({ preventScroll: true });
}
