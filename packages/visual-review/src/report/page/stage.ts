import type { Comparison, ImageFile } from '../../types.ts';
import { addDivider } from './divider.ts';
import { make } from './dom.ts';
import { scrollPanes } from './panes.ts';
import { image, layer, pane, sheet } from './sheet.ts';
import type { View } from './urlState.ts';

/** How long each side is shown, in ms: well under three flashes a second (WCAG 2.2, 2.3.1). */
const blinkTime = 700;

/** What a view can do, besides being shown. */
interface ViewControls {
  /** Of the slider: focuses the divider. */
  focus?: () => void;
  /** Of the blinking: shows the other side. */
  swap?: () => void;
  /** Of the blinking: starts or stops it. */
  play?: (isOn: boolean) => void;
}

export type Stage = ReturnType<typeof scrollPanes> & ViewControls;

interface Content extends ViewControls {
  content: HTMLElement;
}

type Pair = Comparison & Required<Pick<Comparison, 'before' | 'after'>>;

const nameOf = ({ snapshot }: Comparison) => `${snapshot.title}, ${snapshot.name}, ${snapshot.mode}`;

function blink(sides: HTMLElement): Content {
  const content = pane('Before', sides, 'blink');
  const show = (side: 'before' | 'after') => {
    sides.dataset.shown = side;
    content.querySelector('figcaption')?.replaceChildren(side === 'before' ? 'Before' : 'After');
  };
  show('before');
  const swap = () => show(sides.dataset.shown === 'before' ? 'after' : 'before');
  let timer: ReturnType<typeof setInterval> | undefined;
  const play = (isOn: boolean) => {
    clearInterval(timer);
    timer = isOn ? setInterval(swap, blinkTime) : undefined;
  };
  return { content, swap, play };
}

function pairContent(pair: Pair, size: { width: number; height: number }, view: View): Content {
  const { before, after, difference, area } = pair;
  const old = image(before, size, `Before: ${nameOf(pair)}`);
  const current = image(after, size, `After: ${nameOf(pair)}`);
  if (view === 'side') {
    const panes = [pane('Before', sheet(size, area, old)), pane('After', sheet(size, area, current))];
    return { content: make('div', { class: 'pair' }, ...panes) };
  }
  if (view === 'difference' && difference) {
    current.classList.add('faded');
    const marks = image(difference, size, `Changed pixels: ${nameOf(pair)}`);
    const layers = sheet(size, area, layer('after', current), layer('marks', marks));
    return { content: pane('Changed pixels, over the faded screenshot', layers, 'difference') };
  }
  const layers = sheet(size, area, layer('before', old), layer('after', current));
  if (view === 'blink') return blink(layers);
  if (view === 'difference') return { content: pane('Difference: what is black is the same', layers, 'blend') };
  const knob = addDivider(layers);
  return {
    content: pane('Drag the divider, or press ← and →', layers, 'slider'),
    focus: () => knob.focus({ preventScroll: true }),
  };
}

/** What there is of a comparison with fewer than two screenshots: one, or the error of the story. */
function singleContent(comparison: Comparison, screenshot: ImageFile | undefined): HTMLElement {
  if (!screenshot)
    return make(
      'section',
      { class: 'failure', 'aria-labelledby': 'failure' },
      make('h3', { id: 'failure' }, 'The story failed'),
      make('pre', { tabindex: 0, 'aria-label': 'Error' }, comparison.error ?? ''),
    );
  const caption = comparison.after ? 'New: there was no such snapshot before' : 'Removed: the last screenshot';
  return pane(
    caption,
    sheet(screenshot, undefined, image(screenshot, screenshot, `${caption}: ${nameOf(comparison)}`)),
  );
}

/** Replaces the content of `host` with the screenshots of a comparison. */
export function showScreenshots(host: HTMLElement, comparison: Comparison, view: View): Stage {
  const { before, after } = comparison;
  const size = {
    width: Math.max(before?.width ?? 0, after?.width ?? 0),
    height: Math.max(before?.height ?? 0, after?.height ?? 0),
  };
  const { content, ...controls }: Content =
    before && after
      ? pairContent({ ...comparison, before, after }, size, view)
      : { content: singleContent(comparison, after ?? before) };
  host.style.setProperty('--width', `${size.width}`);
  host.style.setProperty('--height', `${size.height}`);
  host.replaceChildren(content);
  return { ...scrollPanes(host, size, before && after && comparison.area), ...controls };
}
