import { observeChanges } from '../panes/observeChanges.preview';
import { renderedStories } from '../panes/renderedStories.preview';

/** A layer over a page, outside of its body, where no play function finds it. */
interface Layer {
  element: HTMLElement;
  page: Document;
  view: Window;
  /** Aborted when the layer is removed. */
  signal: AbortSignal;
}

interface LayerKind {
  name: string;
  styles: () => string;
  /** Fills the layer. Returns how to draw it, which is repeated when the page changes or scrolls. */
  open: (layer: Layer) => () => void;
}

function openLayer(page: Document, { name, styles, open }: LayerKind) {
  const view = page.defaultView;
  if (!view) return undefined;
  const removed = new AbortController();
  const { signal } = removed;
  const style = Object.assign(page.createElement('style'), { textContent: styles() });
  page.head.append(style);
  const element = page.createElement('div');
  element.dataset.layer = name;
  page.documentElement.append(element);

  const draw = open({ element, page, view, signal });
  let frame = 0;
  const schedule = () => {
    view.cancelAnimationFrame(frame);
    frame = view.requestAnimationFrame(draw);
  };
  observeChanges(page.body, schedule, signal);
  page.addEventListener('scroll', schedule, { capture: true, passive: true, signal });
  draw();
  const remove = () => {
    removed.abort();
    view.cancelAnimationFrame(frame);
    element.remove();
    style.remove();
  };
  return { schedule, remove };
}

/** Keeps a layer in each document that shows a story, which stories of a docs page share. */
export function layersOf(kind: LayerKind) {
  const layers = new Map<Document, NonNullable<ReturnType<typeof openLayer>>>();
  let isEnabled = false;
  const update = () => {
    const pages = new Set(isEnabled ? renderedStories.all().map(({ root }) => root.ownerDocument) : []);
    for (const [page, { remove }] of layers) {
      if (pages.has(page)) continue;
      remove();
      layers.delete(page);
    }
    for (const page of pages) {
      const layer = layers.has(page) ? undefined : openLayer(page, kind);
      if (layer) layers.set(page, layer);
    }
  };
  renderedStories.subscribe(update);
  return {
    enable: (enabled: boolean) => {
      isEnabled = enabled;
      update();
    },
    draw() {
      for (const { schedule } of layers.values()) schedule();
    },
  };
}

export const storiesIn = (page: Document) => renderedStories.all().filter(({ root }) => root.ownerDocument === page);
