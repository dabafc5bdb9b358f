import { saveFields } from '#app/delivery/draft.ts';
import { hydrateIsland, isHydrated, type IslandName } from './hydrationState';
import { isRewritten } from './rewrittenPage';

/** Those that are the same before and after hydration: without its script, a form has links in addition. */
const controlsOf = (island: Element | null) => [
  ...(island?.querySelectorAll<HTMLElement>('header a, header button, form [name]') ?? []),
];

/** Preserves values, the focus and a recorded click while React replaces an island that the browser has translated. */
export async function preserveOnRemount(name: IslandName) {
  const island = document.querySelector(name);
  if (!island || !isRewritten(island)) return;
  const { eventReplay } = window;
  let focused = -1;
  let clicked = -1;
  const save = () => {
    if (isHydrated(name)) return;
    saveFields(island);
    const controls: Array<Element | null | undefined> = controlsOf(island);
    focused = controls.indexOf(document.activeElement);
    clicked = controls.indexOf(eventReplay?.button);
  };
  save();
  for (const type of ['input', 'focusin', 'click']) island.addEventListener(type, save, true);
  await hydrateIsland(name, async () => true);
  const controls = controlsOf(document.querySelector(name));
  if (document.activeElement === document.body) controls[focused]?.focus({ preventScroll: true });
  if (eventReplay?.button && controls[clicked]) eventReplay.button = controls[clicked];
}
