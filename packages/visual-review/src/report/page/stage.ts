import type { PixelRect, Comparison, ImageFile } from '../../types.ts';
import type { View } from './urlState.ts';
import { make } from './dom.ts';

/** How long each side is shown, in ms: well under three flashes a second (WCAG 2.2, 2.3.1). */
const blinkTime = 700;

/** A frame is drawn around changes that cover less than this share of the screenshot. */
const maxFramedShare = 0.5;

/** What the page can do with what it shows. */
export interface Stage {
  /** Brings the change into sight; without a change, the beginning. */
  showChange: () => void;
  /** The visible part of the screenshot, and scrolling back to it: for a new size or another view. */
  sight: () => Sight;
  look: (sight: Sight) => void;
  /** Of the slider: takes the focus. */
  focus?: () => void;
  /** Of the blinking: the other side, and on or off. */
  swap?: () => void;
  play?: (isOn: boolean) => void;
  /** Ends what it does by itself. */
  stop: () => void;
}

/** The center of the visible part, as a share of the screenshot. */
interface Sight {
  across: number;
  down: number;
}

interface Size {
  width: number;
  height: number;
}

const nothing = () => {};

const percent = (part: number, whole: number) => `${(100 * part) / whole}%`;

/** A screenshot on a sheet, of which it has its own share of the width. */
function image(screenshot: ImageFile, { width }: Size, alt: string, name?: string): HTMLImageElement {
  return make('img', {
    src: screenshot.file,
    width: screenshot.width,
    height: screenshot.height,
    alt,
    class: name,
    decoding: 'async',
    draggable: 'false',
    '--share': percent(screenshot.width, width),
  });
}

function frame({ left, top, width, height }: PixelRect, size: Size): HTMLElement {
  return make('div', {
    class: 'frame',
    '--left': percent(left, size.width),
    '--right': percent(size.width - left - width, size.width),
    '--top': percent(top, size.height),
    '--bottom': percent(size.height - top - height, size.height),
  });
}

/** For the styles, which make sheets of it. */
function setSize(host: HTMLElement, { width, height }: Size) {
  host.style.setProperty('--width', `${width}`);
  host.style.setProperty('--height', `${height}`);
}

/** Holds the screenshots of both sides: as large as the larger one, so that each pixel is aligned with its counterpart. */
function sheet(size: Size, area: PixelRect | undefined, ...children: HTMLElement[]): HTMLElement {
  const isTelling = area !== undefined && area.width * area.height < maxFramedShare * size.width * size.height;
  const frames = isTelling ? [frame(area, size)] : [];
  return make('div', { class: 'sheet' }, ...children, ...frames);
}

const layer = (side: string, ...children: HTMLElement[]) =>
  make('div', { class: 'layer', 'data-side': side }, ...children);

const scroller = (name: string, content: HTMLElement) =>
  make('div', { class: 'scroller', role: 'group', 'aria-label': name, tabindex: 0 }, content);

function pane(caption: string, content: HTMLElement): HTMLElement {
  return make('figure', { class: 'pane' }, make('figcaption', {}, caption), scroller(caption, content));
}

/** What is scrolled, as a whole, whatever is shown in it. */
function scrolling(panes: readonly HTMLElement[], size: Size, area: PixelRect | undefined) {
  const sheetOf = (element: HTMLElement) => element.querySelector<HTMLElement>('.sheet') ?? element;
  // Where the sheet begins, in what can be scrolled.
  const origin = (element: HTMLElement) => {
    const [outer, inner] = [element.getBoundingClientRect(), sheetOf(element).getBoundingClientRect()];
    return {
      x: inner.x - outer.x + element.scrollLeft,
      y: inner.y - outer.y + element.scrollTop,
      scale: inner.width / size.width,
    };
  };
  const scrollTo = (element: HTMLElement, left: number, top: number) =>
    element.scrollTo({ left, top, behavior: 'instant' });
  return {
    showChange: () => {
      for (const element of panes) {
        if (!area) {
          scrollTo(element, 0, 0);
          continue;
        }
        const { x, y, scale } = origin(element);
        // In the middle where it fits, else its beginning with a little of what stands before it.
        const place = (start: number, length: number, room: number) =>
          length * scale < room ? (start + length / 2) * scale - room / 2 : start * scale - room / 8;
        scrollTo(
          element,
          x + place(area.left, area.width, element.clientWidth),
          y + place(area.top, area.height, element.clientHeight),
        );
      }
    },
    sight: (): Sight => {
      const [element] = panes;
      if (!element) return { across: 0, down: 0 };
      const { x, y, scale } = origin(element);
      return {
        across: (element.scrollLeft - x + element.clientWidth / 2) / (scale * size.width),
        down: (element.scrollTop - y + element.clientHeight / 2) / (scale * size.height),
      };
    },
    look: ({ across, down }: Sight) => {
      for (const element of panes) {
        const { x, y, scale } = origin(element);
        scrollTo(
          element,
          x + across * scale * size.width - element.clientWidth / 2,
          y + down * scale * size.height - element.clientHeight / 2,
        );
      }
    },
  };
}

/** Panes that scroll as one. */
function bind(panes: readonly HTMLElement[]) {
  for (const element of panes) {
    element.addEventListener('scroll', () => {
      for (const other of panes) {
        if (other === element) continue;
        // A pane that has arrived is left alone, or they would answer each other without an end.
        if (Math.abs(other.scrollTop - element.scrollTop) > 1) other.scrollTop = element.scrollTop;
        if (Math.abs(other.scrollLeft - element.scrollLeft) > 1) other.scrollLeft = element.scrollLeft;
      }
    });
  }
}

/** The divider of the slider: dragged anywhere on the sheet, or moved by keys as the ARIA pattern has it. */
function divide(host: HTMLElement): HTMLElement {
  const knob = make('button', {
    class: 'knob',
    type: 'button',
    role: 'slider',
    'aria-label': 'Divider between before and after',
    'aria-valuemin': 0,
    'aria-valuemax': 100,
  });
  host.append(
    make(
      'div',
      { class: 'divider' },
      make('div', { class: 'tags' }, make('span', {}, 'Before'), make('span', {}, 'After')),
      knob,
    ),
  );
  let at = 50;
  const move = (to: number) => {
    at = Math.min(100, Math.max(0, to));
    host.style.setProperty('--at', `${at}%`);
    knob.setAttribute('aria-valuenow', `${Math.round(at)}`);
    knob.setAttribute('aria-valuetext', `${Math.round(at)} % before, ${Math.round(100 - at)} % after`);
  };
  move(at);
  const follow = ({ clientX }: PointerEvent) => {
    const { left, width } = host.getBoundingClientRect();
    move((100 * (clientX - left)) / width);
  };
  host.addEventListener('pointerdown', (event) => {
    if (event.button !== 0) return;
    event.preventDefault();
    host.setPointerCapture(event.pointerId);
    knob.focus({ preventScroll: true });
    follow(event);
  });
  host.addEventListener('pointermove', (event) => {
    if (host.hasPointerCapture(event.pointerId)) follow(event);
  });
  const steps: Record<string, () => number> = {
    ArrowLeft: () => at - 1,
    ArrowRight: () => at + 1,
    ArrowDown: () => at - 1,
    ArrowUp: () => at + 1,
    PageDown: () => at - 10,
    PageUp: () => at + 10,
    Home: () => 0,
    End: () => 100,
  };
  knob.addEventListener('keydown', (event) => {
    const step = steps[event.key];
    if (!step || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    event.stopPropagation();
    move(event.shiftKey ? at + (step() - at) * 10 : step());
  });
  return knob;
}

/** Replaces the content of `host` with the screenshots of a comparison. */
export function showScreenshots(
  host: HTMLElement,
  { snapshot, result, before, after, difference, area, error }: Comparison,
  view: View,
): Stage {
  const what = `${snapshot.title}, ${snapshot.name}, ${snapshot.mode}`;
  const failure =
    error === undefined
      ? []
      : [
          make(
            'section',
            { class: 'failure', 'aria-labelledby': 'failure' },
            make('h3', { id: 'failure' }, 'The story failed'),
            make('pre', { tabindex: 0, 'aria-label': 'Error' }, error),
          ),
        ];
  if (!before || !after || result === 'failed') {
    const screenshot = after ?? before;
    if (!screenshot) {
      host.replaceChildren(...failure);
      return { showChange: nothing, sight: () => ({ across: 0, down: 0 }), look: nothing, stop: nothing };
    }
    setSize(host, screenshot);
    const caption =
      {
        new: 'New: there was no such snapshot before',
        removed: 'Removed: the last screenshot',
        failed: after ? 'The screenshot up to the failure' : 'The screenshot before the change',
      }[result as string] ?? '';
    const content = pane(caption, sheet(screenshot, undefined, image(screenshot, screenshot, `${caption}: ${what}`)));
    host.replaceChildren(...failure, content);
    return {
      ...scrolling([...content.querySelectorAll<HTMLElement>('.scroller')], screenshot, undefined),
      stop: nothing,
    };
  }

  const size = { width: Math.max(before.width, after.width), height: Math.max(before.height, after.height) };
  setSize(host, size);
  const old = image(before, size, `Before: ${what}`);
  const current = image(after, size, `After: ${what}`);

  if (view === 'side') {
    const panes = [pane('Before', sheet(size, area, old)), pane('After', sheet(size, area, current))];
    host.replaceChildren(make('div', { class: 'pair' }, ...panes));
    const scrollers = [...host.querySelectorAll<HTMLElement>('.scroller')];
    bind(scrollers);
    return { ...scrolling(scrollers, size, area), stop: nothing };
  }

  const show = (name: string, content: HTMLElement, caption: string) => {
    const figure = pane(caption, content);
    figure.classList.add(name);
    host.replaceChildren(figure);
    return scrolling([...figure.querySelectorAll<HTMLElement>('.scroller')], size, area);
  };

  if (view === 'slider') {
    const content = sheet(size, area, layer('before', old), layer('after', current));
    const knob = divide(content);
    return {
      ...show('slider', content, 'Drag the divider, or press ← and →'),
      focus: () => knob.focus({ preventScroll: true }),
      stop: nothing,
    };
  }

  if (view === 'difference') {
    if (difference) {
      current.classList.add('faded');
      const marks = image(difference, size, `Changed pixels: ${what}`);
      return {
        ...show(
          'difference',
          sheet(size, area, layer('after', current), layer('marks', marks)),
          'Changed pixels, over the faded screenshot',
        ),
        stop: nothing,
      };
    }
    return {
      ...show(
        'blend',
        sheet(size, area, layer('before', old), layer('after', current)),
        'Difference: what is black is the same',
      ),
      stop: nothing,
    };
  }

  const content = sheet(size, area, layer('before', old), layer('after', current));
  const functions = show('blink', content, 'Before');
  const caption = host.querySelector('figcaption');
  let side = 'before';
  const swap = () => {
    side = side === 'before' ? 'after' : 'before';
    content.dataset['shown'] = side;
    if (caption) caption.textContent = side === 'before' ? 'Before' : 'After';
  };
  content.dataset['shown'] = side;
  let timer: ReturnType<typeof setInterval> | undefined;
  const play = (isOn: boolean) => {
    clearInterval(timer);
    timer = isOn ? setInterval(swap, blinkTime) : undefined;
  };
  return { ...functions, swap, play, stop: () => play(false) };
}
