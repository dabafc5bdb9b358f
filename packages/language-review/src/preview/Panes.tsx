import { Maximize2, Minimize2 } from 'lucide-react';
import { useEffect, useRef, useState, type ComponentType, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { StyleSheetManager } from 'styled-components';
import { localeInfo, type Direction, type Language } from '../config.ts';
import type { ReviewLocale } from '../globals';
import { Board, Frame, Grid, Head, Maximise, Name, PaneBox } from './Panes.styles';

type Render = (locale: ReviewLocale, root: HTMLElement, onLanguageChange: (language: Language) => void) => ReactNode;

interface PanesProps {
  /** The global style for the document of a pane. */
  DocumentStyle: ComponentType;
  locales: readonly ReviewLocale[];
  /** Whether the panes have the screen to themselves, as they do outside of a docs page. */
  fillsScreen: boolean;
  /** The layout that the story asks Storybook for: `padded`, `centered` or `fullscreen`. */
  layout: string;
  /** Least height of a pane, where overlays need room. */
  height: string | undefined;
  /** Overrides the direction of every language. */
  direction: Direction | undefined;
  render: Render;
}

/** The faces belong to a document: a pane needs them as well. */
function copyFaces(from: Document, to: Document) {
  const hasFaces = ({ sheet }: HTMLStyleElement | HTMLLinkElement) =>
    [...(sheet?.cssRules ?? [])].some((rule) => rule.constructor.name === 'CSSFontFaceRule');
  const sheets = from.querySelectorAll<HTMLStyleElement | HTMLLinkElement>(
    'style:not([data-styled]), link[rel="stylesheet"]',
  );
  to.head.append(...[...sheets].filter(hasFaces).map((sheet) => sheet.cloneNode(true)));
}

interface PaneProps extends Omit<PanesProps, 'locales'> {
  locale: ReviewLocale;
  isWhole: boolean;
  /** Whether another pane has the whole screen. */
  isHidden: boolean;
  onWhole: (isWhole: boolean) => void;
}

/**
 * A story in a document of its own: with its language and direction, its ids, its width for media queries, and room for
 * everything that is fixed to the screen. A language that is chosen inside changes this pane alone.
 */
function Pane({
  DocumentStyle,
  locale: given,
  direction: forced,
  fillsScreen,
  layout,
  height,
  render,
  isWhole,
  isHidden,
  onWhole,
}: PaneProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [page, setPage] = useState<Document>();
  const [chosen, setChosen] = useState<Language>();
  const [blockSize, setBlockSize] = useState(0);
  const locale: ReviewLocale = chosen ? { ...localeInfo(chosen), language: chosen } : given;
  const direction = forced ?? locale.direction;
  const root = page?.getElementById('storybook-root');

  useEffect(() => {
    if (!page) return undefined;
    // What is opened later may need more room; what is closed keeps it, so that nothing jumps.
    const fit = () => setBlockSize((size) => Math.max(size, page.documentElement.scrollHeight));
    const resized = new ResizeObserver(fit);
    resized.observe(page.body);
    const changed = new MutationObserver(fit);
    changed.observe(page.body, { subtree: true, childList: true, attributes: true, characterData: true });
    return () => {
      resized.disconnect();
      changed.disconnect();
    };
  }, [page]);

  useEffect(() => {
    if (!page) return;
    page.documentElement.setAttribute('lang', locale.code);
    page.documentElement.setAttribute('dir', direction);
    page.body.setAttribute('data-layout', layout);
  }, [page, locale.code, direction, layout]);

  // After the effects of the story itself.
  useEffect(() => page?.body.setAttribute('data-ready', ''), [page]);

  const arrive = () => {
    const arrived = frame.current?.contentDocument;
    if (!arrived || arrived.URL === 'about:blank') return;
    copyFaces(document, arrived);
    setPage(arrived);
  };

  return (
    <PaneBox aria-label={locale.name} hidden={isHidden} $isWhole={isWhole}>
      <Head>
        <Name lang={locale.language} dir={locale.direction}>
          {locale.name}
        </Name>
        <Maximise
          type="button"
          aria-pressed={isWhole}
          aria-label={`Maximise ${locale.name}`}
          onClick={() => onWhole(!isWhole)}
        >
          {isWhole ? <Minimize2 aria-hidden="true" /> : <Maximize2 aria-hidden="true" />}
        </Maximise>
      </Head>
      <Frame
        ref={frame}
        $fillsScreen={fillsScreen}
        title={locale.name}
        src="./pane.html"
        onLoad={arrive}
        style={{ blockSize, minBlockSize: height }}
      />
      {root &&
        createPortal(
          <StyleSheetManager target={root.ownerDocument.head}>
            <DocumentStyle />
            {render(locale, root, setChosen)}
          </StyleSheetManager>,
          root,
        )}
    </PaneBox>
  );
}

/** Scrolls all frames inside as one of them is scrolled, by the share of their length. Returns how to end it. */
function scrollTogether(board: HTMLElement) {
  /** Where a page was put, in px: its scroll event is an echo. */
  const put = new Map<Window, number>();
  const ended = new AbortController();
  const windows = () => [...board.querySelectorAll('iframe')].flatMap(({ contentWindow }) => contentWindow ?? []);
  const length = ({ document: { documentElement }, innerHeight }: Window) =>
    Math.max(1, documentElement.scrollHeight - innerHeight);
  const attach = (frame: HTMLIFrameElement) => {
    const own = frame.contentWindow;
    if (!own) return;
    own.addEventListener(
      'scroll',
      () => {
        if (own.scrollY === put.get(own)) return;
        put.delete(own);
        const share = own.scrollY / length(own);
        for (const other of windows()) {
          if (other === own) continue;
          other.scrollTo({ top: share * length(other), behavior: 'instant' });
          put.set(other, other.scrollY);
        }
      },
      { passive: true, signal: ended.signal },
    );
  };
  const loaded = ({ target }: Event) => {
    if ((target as Element).matches('iframe')) attach(target as HTMLIFrameElement);
  };
  board.addEventListener('load', loaded, { capture: true, signal: ended.signal });
  for (const frame of board.querySelectorAll('iframe')) attach(frame);
  return () => ended.abort();
}

/** A story once per language, each in a pane of its own. The panes scroll together; one of them can have the whole screen. */
export function Panes({ locales, ...pane }: PanesProps) {
  const board = useRef<HTMLDivElement>(null);
  const [whole, setWhole] = useState<string>();
  useEffect(() => (board.current ? scrollTogether(board.current) : undefined), []);
  return (
    <Board
      ref={board}
      $fillsScreen={pane.fillsScreen}
      onKeyDown={({ key, defaultPrevented }) => {
        if (key === 'Escape' && !defaultPrevented) setWhole(undefined);
      }}
    >
      <Grid $count={locales.length}>
        {locales.map((locale) => (
          <Pane
            key={locale.code}
            {...pane}
            locale={locale}
            isWhole={whole === locale.code}
            isHidden={whole !== undefined && whole !== locale.code}
            onWhole={(isWhole) => setWhole(isWhole ? locale.code : undefined)}
          />
        ))}
      </Grid>
    </Board>
  );
}
