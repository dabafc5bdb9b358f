import type { Decorator } from '@storybook/react-vite';
import {
  Fragment,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react';
import { GLOBALS_UPDATED, UPDATE_GLOBALS } from 'storybook/internal/core-events';
import type { Globals } from 'storybook/internal/types';
import { addons } from 'storybook/preview-api';
import styled, { css } from 'styled-components';
import type { Adapter, AdapterProviderProps } from '../adapters/adapter.ts';
import { getConfig, type Language } from '../config.ts';
import { directionOf, hasMarks, panesOf, showsKeys, type ShownLocale } from '../globals';
import { catalogsOf, useEditedCatalogs } from '../catalogs/catalogStore.preview';
import { enableMarks } from '../marks/drawMarks.preview';
import { Panes, type PanesProps } from './Panes.preview';
import { hasPanes } from './playPanes.preview';
import { renderedStories } from './renderedStories.preview';

export interface PreviewParts {
  adapter: Adapter;
  /** Around everything on a page: theme and global style. */
  StoryRoot?: ComponentType<{ children: ReactNode }>;
  /** Decorators inside the language, once per pane. */
  decorators?: Decorator[];
}

/** A story in a docs page: a containing block for what is fixed. */
const DocsPane = styled.div<{ $height: string | undefined }>(
  ({ $height = 'auto' }) => css`
    inline-size: 100%;
    min-block-size: ${$height};
    background: ${getConfig().tokens.color.background};
    contain: layout;
  `,
);

interface LocalizedStoryProps extends Pick<PanesProps, 'direction'> {
  adapter: Adapter;
  storyId: string;
  locale: ShownLocale;
  /** Whether keys stand in place of texts. */
  hasKeys: boolean;
  onLanguageChange: (language: Language) => void;
  root: HTMLElement | undefined;
  isInDocs: boolean;
  children: ReactNode;
}

/** A story in one language, listed in `renderedStories`. */
function LocalizedStory({
  adapter: { Provider },
  storyId,
  locale,
  direction = locale.direction,
  hasKeys,
  onLanguageChange,
  root,
  isInDocs,
  children,
}: LocalizedStoryProps) {
  const { code, language } = locale;
  const edited = useEditedCatalogs();
  const catalogs = useMemo(() => catalogsOf(edited, code, hasKeys), [edited, code, hasKeys]);
  const addMessage = useCallback<AdapterProviderProps['onMessage']>(
    (...message) => renderedStories.addMessage(storyId, ...message),
    [storyId],
  );
  const addUnknown = useCallback((key: string) => renderedStories.addUnknown(storyId, key), [storyId]);
  const addValue = useCallback((text: string) => renderedStories.addValue(storyId, text), [storyId]);
  useEffect(
    () => (root ? renderedStories.add({ storyId, root, language, catalogs, isInDocs }) : undefined),
    [storyId, root, language, catalogs, isInDocs],
  );
  return (
    <Provider
      language={language}
      direction={direction}
      onLanguageChange={onLanguageChange}
      catalogs={catalogs}
      onMessage={addMessage}
      onUnknown={addUnknown}
      onValue={addValue}
    >
      {children}
    </Provider>
  );
}

/** The toolbar's values. A docs page does not run decorators again, so later changes come from the channel. */
function useGlobals(given: Globals) {
  const [globals, setGlobals] = useState(given);
  const [before, setBefore] = useState(given);
  if (before !== given) {
    setBefore(given);
    setGlobals(given);
  }
  useEffect(() => {
    const channel = addons.getChannel();
    const follow = (update: { globals: Globals }) => setGlobals(update.globals);
    channel.on(GLOBALS_UPDATED, follow);
    return () => channel.off(GLOBALS_UPDATED, follow);
  }, []);
  const chooseLanguage = useCallback((locale: Language) => {
    setGlobals((current) => ({ ...current, locale }));
    addons.getChannel().emit(UPDATE_GLOBALS, { globals: { locale } });
  }, []);
  return [globals, chooseLanguage] as const;
}

/**
 * The page is English, except where one story owns it. What does not own it leaves it alone: after a quick click from a docs page to a
 * story, Storybook keeps the stories of the docs page in the document, hidden.
 */
function useDocumentLanguage(isOwned: boolean, tag: string, direction: string) {
  useLayoutEffect(() => {
    if (!isOwned) return undefined;
    const { documentElement } = document;
    Object.assign(documentElement, { lang: tag, dir: direction });
    return () => void Object.assign(documentElement, { lang: 'en', dir: 'ltr' });
  }, [isOwned, tag, direction]);
}

interface LocalizedCanvasProps {
  parts: PreviewParts;
  context: Parameters<Decorator>[1];
  children: ReactNode;
}

/** A language that is chosen in the story sets the toolbar. */
function LocalizedCanvas({ parts, context, children }: LocalizedCanvasProps) {
  const { globals: given, viewMode, parameters, id, name } = context;
  const { layout = 'padded', docs } = parameters as { layout?: string; docs?: { story?: { height?: string } } };
  const [globals, chooseLanguage] = useGlobals(given);
  const [frame, setFrame] = useState<HTMLElement | null>(null);
  const panes = panesOf(globals);
  const [locale] = panes;
  const chosenDirection = directionOf(globals);
  const direction = chosenDirection ?? locale.direction;
  // The stories of a docs page share its document, so each has its language on its own element.
  const inDocs = viewMode === 'docs';
  useDocumentLanguage(panes.length === 1 && !inDocs, locale.tag, direction);
  const isMarked = hasMarks(globals);
  useEffect(() => enableMarks(isMarked), [isMarked]);

  const render: PanesProps['render'] = (paneLocale, root, onLanguageChange) => (
    <LocalizedStory
      adapter={parts.adapter}
      storyId={id}
      locale={paneLocale}
      direction={chosenDirection}
      hasKeys={showsKeys(globals)}
      onLanguageChange={onLanguageChange}
      root={root}
      isInDocs={inDocs}
    >
      {children}
    </LocalizedStory>
  );
  const height = docs?.story?.height;
  if (hasPanes(context, globals)) {
    const layoutProps = { fillsScreen: !inDocs, name, layout, height, direction: chosenDirection };
    return <Panes key={panes.length} locales={panes} render={render} {...layoutProps} />;
  }
  // Dialogs and menus may be anywhere in the body.
  if (!inDocs) return render(locale, document.body, chooseLanguage);
  return (
    <DocsPane ref={setFrame} lang={locale.tag} dir={direction} $height={height}>
      {render(locale, frame ?? undefined, chooseLanguage)}
    </DocsPane>
  );
}

/** Shows a story with theme, global style, and the toolbar's language and direction. */
export const withLanguage = (parts: PreviewParts): Decorator => {
  const { StoryRoot = Fragment } = parts;
  return (Story, context) => (
    <StoryRoot>
      <LocalizedCanvas parts={parts} context={context}>
        {/* Storybook keeps what a decorator of the story passes on: without args, the next pane would have those too. */}
        <Story args={context.args} />
      </LocalizedCanvas>
    </StoryRoot>
  );
};
