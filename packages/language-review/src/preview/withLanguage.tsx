import type { Decorator } from '@storybook/react-vite';
import { useCallback, useEffect, useLayoutEffect, useMemo, useState, type ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { GLOBALS_UPDATED, UPDATE_GLOBALS } from 'storybook/internal/core-events';
import type { Globals } from 'storybook/internal/types';
import { addons } from 'storybook/preview-api';
import { getConfig, type Language } from '../config.ts';
import type { PreviewParts } from './previewParts';
import { directionOf, hasMarks, panesOf, type ReviewLocale } from '../globals';
import { catalogsOf, trackKeyUsage, useMessages } from './catalogStore';
import type { MarkLayers } from './MarkLayers';
import { renderedStories } from './renderedStories';
import { Panes } from './Panes';

/** The toolbar's choices, as the story was given them or as they change afterwards: a docs page does not run decorators again. */
function useGlobals(given: Globals): [Globals, (change: Globals) => void] {
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
  const change = useCallback((changed: Globals) => {
    setGlobals((current) => ({ ...current, ...changed }));
    addons.getChannel().emit(UPDATE_GLOBALS, { globals: changed });
  }, []);
  return [globals, change];
}

/** A page in the page: ground, type and everything that is fixed to the screen stay inside. */
const Pane = styled.div<{ $height: string | undefined }>(
  ({ $height = 'auto' }) => css`
    inline-size: 100%;
    min-block-size: ${$height};
    background: ${getConfig().tokens.color.background};
    contain: layout;
  `,
);

interface LocalizedStoryProps {
  parts: PreviewParts;
  storyId: string;
  locale: ReviewLocale;
  globals: Globals;
  onLanguageChange: (language: Language) => void;
  /** What holds the story. */
  root: HTMLElement | undefined;
  children: ReactNode;
}

/** A story in one language, recorded in `renderedStories`. */
function LocalizedStory({
  parts: { LanguageProvider },
  storyId,
  locale: { code, language, direction },
  globals,
  onLanguageChange,
  root,
  children,
}: LocalizedStoryProps) {
  const texts = useMessages();
  const catalogs = useMemo(() => catalogsOf(texts, code), [texts, code]);
  const tracked = useMemo(
    () => trackKeyUsage(catalogs, language, (key, used) => renderedStories.recordKey(storyId, key, used)),
    [catalogs, language, storyId],
  );
  useEffect(
    () => (root ? renderedStories.add({ storyId, root, language, catalogs }) : undefined),
    [storyId, root, language, catalogs],
  );
  return (
    <LanguageProvider
      language={language}
      direction={directionOf(globals) ?? direction}
      onLanguageChange={onLanguageChange}
      catalogs={tracked}
    >
      {children}
    </LanguageProvider>
  );
}

interface ReviewProps {
  marks: MarkLayers;
  parts: PreviewParts;
  globals: Globals;
  storyId: string;
  /** Stories of a docs page share one document, so each carries its language itself. */
  inDocs: boolean;
  layout: string;
  /** Least height of the story in a docs page, where overlays need room. */
  height: string | undefined;
  children: ReactNode;
}

/** A story in the language of the toolbar, or in several side by side. */
function Review({ parts, marks, globals: given, storyId, inDocs, layout, height, children }: ReviewProps) {
  const [globals, changeGlobals] = useGlobals(given);
  const panes = panesOf(globals);
  const [locale] = panes;
  const isAlone = panes.length === 1;
  const direction = directionOf(globals) ?? locale.direction;
  const ownsDocument = isAlone && !inDocs;
  const [frame, setFrame] = useState<HTMLElement | null>(null);
  useLayoutEffect(() => {
    document.documentElement.lang = ownsDocument ? locale.code : 'en';
    document.documentElement.dir = ownsDocument ? direction : 'ltr';
    // A page of the docs that comes next is English.
    return () => {
      document.documentElement.lang = 'en';
      document.documentElement.dir = 'ltr';
    };
  }, [ownsDocument, locale.code, direction]);
  const isMarked = hasMarks(globals);
  useEffect(() => marks.enable(isMarked), [marks, isMarked]);
  const choose = useCallback((language: Language) => changeGlobals({ locale: language }), [changeGlobals]);

  const storyIn = (
    shown: ReviewLocale,
    root: HTMLElement | undefined,
    onLanguageChange: (language: Language) => void,
  ) => (
    <LocalizedStory
      parts={parts}
      storyId={storyId}
      locale={shown}
      globals={globals}
      onLanguageChange={onLanguageChange}
      root={root}
    >
      {children}
    </LocalizedStory>
  );

  if (!isAlone) {
    return (
      <Panes
        locales={panes}
        DocumentStyle={parts.DocumentStyle}
        fillsScreen={!inDocs}
        layout={layout}
        height={height}
        direction={directionOf(globals)}
        render={storyIn}
      />
    );
  }
  return inDocs ? (
    <Pane ref={setFrame} lang={locale.code} dir={direction} $height={height}>
      {storyIn(locale, frame ?? undefined, choose)}
    </Pane>
  ) : (
    storyIn(locale, document.getElementById('storybook-root') ?? document.body, choose)
  );
}

interface StoryParameters {
  layout?: string;
  docs?: { story?: { height?: string } };
}

/** Theme, global style, language and direction around every story, from the toolbar. A language chosen in a story moves the toolbar. */
export const withLanguage =
  (parts: PreviewParts, marks: MarkLayers): Decorator =>
  (Story, { globals, viewMode, parameters, id }) => {
    const { layout = 'padded', docs } = parameters as StoryParameters;
    return (
      <parts.StoryRoot>
        <Review
          parts={parts}
          marks={marks}
          globals={globals}
          storyId={id}
          inDocs={viewMode === 'docs'}
          layout={layout}
          height={docs?.story?.height}
        >
          <Story />
        </Review>
      </parts.StoryRoot>
    );
  };
