import { stripsOf } from '../strips.ts';
import { find, make } from './dom.ts';
import { review, selected, setState, type Item } from './review.ts';
import { showScreenshots, type Stage } from './stage.ts';
import { zooms, type View, type Zoom } from './urlState.ts';

const host = find('stage');
const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)');

let stage: Stage | undefined;
let withMoved = false;
let preloaded: HTMLImageElement[] = [];

export const canSwap = () => stage?.swap !== undefined;

export const stopPlaying = () => stage?.play?.(false);

function setPlaying(isOn: boolean) {
  stage?.play?.(isOn);
  find('play').ariaPressed = `${isOn && canSwap()}`;
}

export const togglePlaying = () => setPlaying(find('play').ariaPressed !== 'true' && !reducedMotion.matches);

export function swap() {
  setPlaying(false);
  stage?.swap?.();
}

/** The focus stays in the screenshots. */
export function showStage(item: Item) {
  const { comparison } = item;
  const focused = document.activeElement;
  const hadFocus = host.contains(focused);
  stopPlaying();
  stage = showScreenshots(host, item, review.state.view, withMoved && Boolean(comparison.moved));
  stage.showChange();
  find('views').toggleAttribute('disabled', !comparison.before || !comparison.after);
  find('frames').hidden = host.querySelector('.frame') === null;
  find('blinking').hidden = !canSwap();
  find('moved').hidden = review.state.view !== 'difference' || !comparison.moved || !comparison.difference;
  find('play').hidden = reducedMotion.matches;
  find('zooms').hidden = !comparison.before && !comparison.after;
  setPlaying(!reducedMotion.matches);
  if (!hadFocus) return;
  if (stage.focus && focused?.matches('.knob')) stage.focus();
  else host.querySelector<HTMLElement>('.scroller, pre')?.focus({ preventScroll: true });
}

export function preload(items: ReadonlyArray<Item | undefined>) {
  const strips = items
    .map((item) => item?.comparison)
    .flatMap((comparison) => [
      comparison?.before,
      comparison?.after,
      review.state.view === 'difference' ? comparison?.difference : undefined,
    ])
    .flatMap((screenshot) => (screenshot ? stripsOf(screenshot) : []));
  preloaded = [...new Set(strips.map(([file]) => file))].map((src) => make('img', { src }));
  for (const screenshot of preloaded) void screenshot.decode().catch(() => {});
}

export function showTools() {
  const { view, zoom } = review.state;
  for (const radio of document.querySelectorAll<HTMLInputElement>('#tools input[type=radio]'))
    radio.checked = radio.value === (radio.name === 'view' ? view : zoom);
  host.dataset.zoom = zoom;
}

export function setView(view: View) {
  setState({ view });
  showTools();
  const item = selected();
  if (!item) return;
  const center = stage?.center();
  showStage(item);
  if (center) stage?.scrollToCenter(...center);
}

/** By key: also focuses the divider. */
export function chooseView(view: View) {
  if (find('views').hasAttribute('disabled')) return;
  setView(view);
  stage?.focus?.();
}

export function setZoom(zoom: Zoom) {
  const center = stage?.center();
  setState({ zoom });
  showTools();
  // From a fitted page, a reviewer looks at the change.
  if (zoom !== 'fit' && selected()?.comparison.causes?.length) stage?.showChange();
  else if (center) stage?.scrollToCenter(...center);
}

export const nextZoom = () => setZoom(zooms[(zooms.indexOf(review.state.zoom) + 1) % zooms.length] ?? 'fit');

/** Whether the difference also shows what has only moved. */
export function toggleMoved() {
  if (find('moved').hidden) return;
  withMoved = !withMoved;
  find('moved').ariaPressed = `${withMoved}`;
  setView('difference');
}

export function toggleFrames() {
  const isOn = host.toggleAttribute('data-frames');
  find('frames').ariaPressed = `${isOn}`;
  if (isOn) stage?.showChange();
}
