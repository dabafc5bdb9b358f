import type { Decorator } from '@storybook/react-vite';
import { useCallback, useEffect, useLayoutEffect, useMemo, useState, type ComponentType, type ReactNode } from 'react';
import { GLOBALS_UPDATED, UPDATE_GLOBALS } from 'storybook/internal/core-events';
import type { Globals } from 'storybook/internal/types';
import { addons } from 'storybook/preview-api';
import styled, { css } from 'styled-components';
import { getConfig, type Catalogs, type Direction, type Language } from '../config.ts';
import { directionOf, hasMarks, panesOf, showsKeys, type ReviewLocale } from '../globals';
import { catalogsOf, useEditedCatalogs } from './catalogStore';
import { enableMarks } from './marks/drawMarks';
import { Panes, type PanesProps } from './Panes';
import { renderedStories } from './renderedStories';
import { trackKeyUsage } from './trackKeyUsage';

/** How a project shows its stories. */
export interface PreviewParts {
  /** The messages of the files. */
  messages: Catalogs;
  /** Around everything on a page: theme and global style. */
  StoryRoot: ComponentType<{ children: ReactNode }>;
  /** The global style for the document of a pane. */
  DocumentStyle: ComponentType;
  /** Around a story in one language. */
  LanguageProvider: ComponentType<{
    language: Language;
    direction: Direction;
    /** Changes the toolbar, or the pane that the story is in. */
    onLanguageChange: (language: Language) => void;
    /** The messages of a language or a pseudo-language. */
    catalogs: Catalogs;
    children: ReactNode;
  }>;
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
  LanguageProvider: PreviewParts['LanguageProvider'];
  storyId: string;
  locale: ReviewLocale;
  /** Whether keys stand in place of texts. */
  hasKeys: boolean;
  onLanguageChange: (language: Language) => void;
  root: HTMLElement | undefined;
  children: ReactNode;
}

/** A story in one language, recorded in `renderedStories`. */
function LocalizedStory({
  LanguageProvider,
  storyId,
  locale,
  direction = locale.direction,
  hasKeys,
  onLanguageChange,
  root,
  children,
}: LocalizedStoryProps) {
  const { code, language } = locale;
  const edited = useEditedCatalogs();
  const catalogs = useMemo(() => catalogsOf(edited, code, hasKeys), [edited, code, hasKeys]);
  const tracked = useMemo(
    () => trackKeyUsage(catalogs, language, (key, used) => renderedStories.recordKey(storyId, key, used)),
    [catalogs, language, storyId],
  );
  useEffect(
    () => (root ? renderedStories.add({ storyId, root, language, catalogs }) : undefined),
    [storyId, root, language, catalogs],
  );
  return (
    <LanguageProvider language={language} direction={direction} onLanguageChange={onLanguageChange} catalogs={tracked}>
      {children}
    </LanguageProvider>
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

/** Docs pages are English. */
function useDocumentLanguage(code: string, direction: string) {
  useLayoutEffect(() => {
    const { documentElement } = document;
    Object.assign(documentElement, { lang: code, dir: direction });
    return () => void Object.assign(documentElement, { lang: 'en', dir: 'ltr' });
  }, [code, direction]);
}

interface ReviewProps {
  parts: PreviewParts;
  context: Parameters<Decorator>[1];
  children: ReactNode;
}

/** A language that is chosen in the story sets the toolbar. */
function Review({ parts, context: { globals: given, viewMode, parameters, id }, children }: ReviewProps) {
  const { layout = 'padded', docs } = parameters as { layout?: string; docs?: { story?: { height?: string } } };
  const [globals, chooseLanguage] = useGlobals(given);
  const [frame, setFrame] = useState<HTMLElement | null>(null);
  const panes = panesOf(globals);
  const [locale] = panes;
  const chosenDirection = directionOf(globals);
  const direction = chosenDirection ?? locale.direction;
  // The stories of a docs page share its document, so each has its language on its own element.
  const inDocs = viewMode === 'docs';
  const ownsDocument = panes.length === 1 && !inDocs;
  useDocumentLanguage(ownsDocument ? locale.code : 'en', ownsDocument ? direction : 'ltr');
  const isMarked = hasMarks(globals);
  useEffect(() => enableMarks(isMarked), [isMarked]);

  const render: PanesProps['render'] = (paneLocale, root, onLanguageChange) => (
    <LocalizedStory
      LanguageProvider={parts.LanguageProvider}
      storyId={id}
      locale={paneLocale}
      direction={chosenDirection}
      hasKeys={showsKeys(globals)}
      onLanguageChange={onLanguageChange}
      root={root}
    >
      {children}
    </LocalizedStory>
  );
  const height = docs?.story?.height;
  const { DocumentStyle } = parts;
  if (panes.length > 1) {
    const layoutProps = { fillsScreen: !inDocs, layout, height, direction: chosenDirection };
    return <Panes locales={panes} DocumentStyle={DocumentStyle} render={render} {...layoutProps} />;
  }
  if (!inDocs) return render(locale, document.getElementById('storybook-root') ?? document.body, chooseLanguage);
  return (
    <DocsPane ref={setFrame} lang={locale.code} dir={direction} $height={height}>
      {render(locale, frame ?? undefined, chooseLanguage)}
    </DocsPane>
  );
}

/** Shows a story with theme, global style, and the toolbar's language and direction. */
export const withLanguage =
  (parts: PreviewParts): Decorator =>
  (Story, context) => (
    <parts.StoryRoot>
      <Review parts={parts} context={context}>
        <Story />
      </Review>
    </parts.StoryRoot>
  );
