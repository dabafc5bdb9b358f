import { useEffect, useLayoutEffect, useRef, useState, type CSSProperties, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { localeInfo, type Direction, type Language } from '../config.ts';
import { loseFocusWithFrame } from './loseFocusWithFrame.preview';
import { isOfStory } from '../checks/layout/elements.preview';
import type { ShownLocale } from '../globals';
import { mirrorStyles } from './mirrorStyles.preview';
import { observeChanges } from './observeChanges.preview';
import { Board, FullWidth, Grid, PaneBox } from './Panes.styles';

export interface PanesProps {
  locales: readonly ShownLocale[];
  /** As they do outside docs pages. */
  fillsScreen: boolean;
  name: string;
  /** Storybook's layout: `padded`, `centered` or `fullscreen`. */
  layout: string;
  /** Least height of a pane, where overlays need space. */
  height: string | undefined;
  /** Overrides the direction of every language. */
  direction: Direction | undefined;
  render: (
    locale: ShownLocale,
    root: HTMLElement | undefined,
    onLanguageChange: (language: Language) => void,
  ) => ReactNode;
}

/** Keeps a frame as high as its content. At one width it only grows, so that nothing jumps when something closes. */
function fitContent(frame: HTMLIFrameElement, page: Document, ended: AbortSignal) {
  let width = 0;
  let height = 0;
  const fit = () => {
    if (frame.clientWidth !== width) {
      width = frame.clientWidth;
      height = 0;
      // A document is at least as high as its frame.
      frame.style.blockSize = '0';
    }
    height = Math.max(height, page.documentElement.scrollHeight);
    frame.style.blockSize = `${height}px`;
  };
  observeChanges(page.body, fit, ended);
}

/** The event of a frame whose story is rendered. */
const paneReady = 'pane-ready';

/** The event of a document whose play function has failed, with its error. */
const paneFailed = 'pane-failed';

/** The documents of the panes, as soon as all are rendered; none where another story is shown before. */
export function pagesOf(canvas: HTMLElement, ended: AbortSignal) {
  const ready = () => {
    const pages = [...canvas.querySelectorAll('iframe')].map(({ contentDocument }) => contentDocument);
    return pages.filter((page) => page?.querySelector('[data-ready]')).length === pages.length ? pages : [];
  };
  return new Promise<Document[]>((resolve) => {
    const check = () => {
      const pages = ready().filter((page) => page !== null);
      if (pages.length > 0 || ended.aborted) resolve(pages);
    };
    canvas.addEventListener(paneReady, check, { signal: ended });
    ended.addEventListener('abort', check);
    check();
  });
}

/** Says on a pane why its play function has failed. */
export function markFailure(page: Document, message: string) {
  page.dispatchEvent(new CustomEvent(paneFailed, { detail: message }));
}

/** The first sentence of an error: what follows are styles of a terminal, differences and elements. */
// oxlint-disable-next-line no-control-regex -- a terminal's
const sentenceOf = (message: string) => message.replaceAll(/\u001B\[\d+m/g, '').split(/\n\s*\n/)[0];

/**
 * A frame that is as high as its story has nothing to scroll; the page around it stays where its reader is. When a reader scrolls that
 * page, what closes on scrolling stays open: Floating UI finds the page by `frameElement`.
 */
function keepPageInPlace(frame: Window & typeof globalThis) {
  Object.defineProperty(frame, 'frameElement', { value: null });
  const { Element } = frame;
  const { prototype } = frame.HTMLElement;
  // oxlint-disable-next-line typescript/unbound-method -- called with its element
  const focus: (this: HTMLElement, options?: FocusOptions) => void = prototype.focus;
  prototype.focus = function focusInPlace(options) {
    focus.call(this, { ...options, preventScroll: true });
  };
  Element.prototype.scrollIntoView = () => undefined;
}

/** Two arrows along a diagonal. */
const arrowsOutward = 'M14 4h6v6M20 4l-7 7M10 20H4v-6M4 20l7-7';
const arrowsInward = 'M20 10h-6V4M14 10l7-7M4 14h6v6M10 14l-7 7';

interface PaneProps extends Omit<PanesProps, 'locales'> {
  locale: ShownLocale;
  /** Without a head: nothing is to be compared. */
  isAlone?: boolean;
  isMaximized?: boolean;
  isHidden?: boolean;
  onMaximize?: (isMaximized: boolean) => void;
}

function PaneHead({
  locale,
  isMaximized = false,
  onMaximize,
}: Pick<PaneProps, 'locale' | 'isMaximized' | 'onMaximize'>) {
  return (
    <header>
      <h2 lang={localeInfo(locale.language).tag} dir={locale.direction}>
        {locale.name}
      </h2>
      <button
        type="button"
        aria-pressed={isMaximized}
        aria-label={`Maximize ${locale.name}`}
        onClick={() => onMaximize?.(!isMaximized)}
      >
        <svg viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="2" aria-hidden="true">
          <path d={isMaximized ? arrowsInward : arrowsOutward} />
        </svg>
      </button>
    </header>
  );
}

/** Why the play function of a document has failed, if it has. */
function useFailure(page: Document | undefined) {
  const [failure, setFailure] = useState<string>();
  useEffect(() => {
    const fail = (event: Event) => setFailure(sentenceOf((event as CustomEvent<string>).detail));
    page?.addEventListener(paneFailed, fail);
    return () => page?.removeEventListener(paneFailed, fail);
  }, [page]);
  return failure;
}

/** A story in its own document. A language that is chosen inside changes this pane only. */
function Pane({ locale: given, isAlone = false, isMaximized = false, isHidden, onMaximize, ...props }: PaneProps) {
  const { fillsScreen, name, layout, height, render } = props;
  const frame = useRef<HTMLIFrameElement>(null);
  const [page, setPage] = useState<Document>();
  const [chosen, setChosen] = useState<Language>();
  const failure = useFailure(page);
  const locale: ShownLocale = chosen ? { ...localeInfo(chosen), language: chosen } : given;
  const { direction = locale.direction } = props;
  const root = page?.getElementById('storybook-root');

  useEffect(() => {
    const ended = new AbortController();
    if (page && frame.current) fitContent(frame.current, page, ended.signal);
    return () => ended.abort();
  }, [page]);

  useEffect(() => {
    if (!page) return;
    Object.assign(page.documentElement, { lang: locale.tag, dir: direction });
    page.body.setAttribute('data-layout', layout);
  }, [page, locale.tag, direction, layout]);

  // Before the story is rendered, so that it has its styles at once.
  useLayoutEffect(() => {
    const ended = new AbortController();
    if (page) mirrorStyles(page, ended.signal, fillsScreen ? undefined : window.innerHeight);
    return () => ended.abort();
  }, [page, fillsScreen]);

  // After the effects of the story itself.
  useEffect(() => {
    page?.body.setAttribute('data-ready', '');
    if (page) frame.current?.dispatchEvent(new Event(paneReady, { bubbles: true }));
  }, [page]);

  const handleLoad = () => {
    const loaded = frame.current?.contentDocument;
    if (!loaded || loaded.URL === 'about:blank') return;
    if (loaded.defaultView) {
      loseFocusWithFrame(loaded.defaultView);
      if (!fillsScreen) keepPageInPlace(loaded.defaultView);
    }
    setPage(loaded);
  };

  return (
    <PaneBox
      aria-label={isAlone ? undefined : locale.name}
      hidden={isHidden}
      $isAlone={isAlone}
      // Storybook clips a story with a height at its padding.
      $isPadded={layout === 'padded' && height === undefined}
      $isMaximized={isMaximized}
      $fillsScreen={fillsScreen}
    >
      {!isAlone && <PaneHead locale={locale} isMaximized={isMaximized} onMaximize={onMaximize} />}
      {failure !== undefined && <p role="alert">The play function failed here: {failure}</p>}
      <iframe
        ref={frame}
        title={isAlone ? name : locale.name}
        data-alone={isAlone ? '' : undefined}
        src="./pane.html"
        onLoad={handleLoad}
        style={{ '--height': height } as CSSProperties}
      />
      {isAlone && <FullWidth />}
      {root && createPortal(render(locale, root.ownerDocument.body, setChosen), root)}
    </PaneBox>
  );
}

/** Scrolls all frames to the same share of their length. Returns how to stop. */
function scrollTogether(board: HTMLElement) {
  /** The position, in px, that a page was scrolled to: its scroll event is an echo. */
  const scrolledTo = new Map<Window, number>();
  const ended = new AbortController();
  const { signal } = ended;
  const scrollLength = ({ document: { documentElement }, innerHeight }: Window) =>
    Math.max(1, documentElement.scrollHeight - innerHeight);
  const follow = (own: Window) => {
    if (own.scrollY === scrolledTo.get(own)) return;
    scrolledTo.delete(own);
    const share = own.scrollY / scrollLength(own);
    for (const { contentWindow: other } of board.querySelectorAll('iframe')) {
      if (!other || other === own) continue;
      other.scrollTo({ top: share * scrollLength(other), behavior: 'instant' });
      scrolledTo.set(other, other.scrollY);
    }
  };
  const attach = ({ contentWindow: own }: HTMLIFrameElement) =>
    own?.addEventListener('scroll', () => follow(own), { passive: true, signal });
  const handleLoad = ({ target }: Event) => {
    if ((target as Element).matches('iframe')) attach(target as HTMLIFrameElement);
  };
  board.addEventListener('load', handleLoad, { capture: true, signal });
  for (const frame of board.querySelectorAll('iframe')) attach(frame);
  return () => ended.abort();
}

/** Whether stories in panes show something in the body of the page around them: libraries render dialogs and menus there. */
function useIsBesidePanes(isWatched: boolean) {
  const [isBeside, setIsBeside] = useState(false);
  useEffect(() => {
    const ended = new AbortController();
    const isRendered = (element: Element) =>
      element.id !== 'storybook-root' &&
      isOfStory(element) &&
      element.textContent.trim() !== '' &&
      element.checkVisibility();
    const check = () => setIsBeside([...document.body.children].some(isRendered));
    if (isWatched) observeChanges(document.body, check, ended.signal);
    return () => ended.abort();
  }, [isWatched]);
  return isBeside;
}

/** A story once per language, each in its own pane. The panes scroll together; one can be maximized. */
export function Panes({ locales, ...pane }: PanesProps) {
  const board = useRef<HTMLDivElement>(null);
  const [maximized, setMaximized] = useState<string>();
  useEffect(() => (board.current ? scrollTogether(board.current) : undefined), []);
  const isBeside = useIsBesidePanes(pane.fillsScreen && locales.length > 1);
  if (locales.length === 1)
    return locales.map((locale) => <Pane key={locale.code} {...pane} locale={locale} isAlone />);
  return (
    <Board
      ref={board}
      data-board=""
      $fillsScreen={pane.fillsScreen}
      onKeyDown={({ key, defaultPrevented }) => {
        if (key === 'Escape' && !defaultPrevented) setMaximized(undefined);
      }}
    >
      {isBeside && (
        <p role="status">
          This story renders a part of itself, such as a dialog, into the page around the panes. Choose one language to
          see and check it.
        </p>
      )}
      <Grid $count={locales.length} $fillsScreen={pane.fillsScreen}>
        {locales.map((locale) => (
          <Pane
            key={locale.code}
            {...pane}
            locale={locale}
            isMaximized={maximized === locale.code}
            isHidden={maximized !== undefined && maximized !== locale.code}
            onMaximize={(isMaximized) => setMaximized(isMaximized ? locale.code : undefined)}
          />
        ))}
      </Grid>
    </Board>
  );
}
