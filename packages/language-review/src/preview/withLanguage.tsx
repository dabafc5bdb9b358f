import type { Decorator } from '@storybook/react-vite';
import { useCallback, useEffect, useLayoutEffect, useMemo, useState, type ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { GLOBALS_UPDATED, UPDATE_GLOBALS } from 'storybook/internal/core-events';
import type { Globals } from 'storybook/internal/types';
import { addons } from 'storybook/preview-api';
import { ToasterScope } from '../../src/components/Toaster/ToasterScope';
import { LanguageProvider } from '../../src/i18n/LanguageProvider';
import type { Language } from '../../src/i18n/languages';
import { GlobalStyle } from '../../src/theme/GlobalStyle';
import { ThemeRoot } from '../../src/theme/ThemeRoot';
import '../../src/theme/fonts.css';
import { directionOf, hasMarks, panesOf, type ReviewLocale } from '../globals';
import { catalogsOf, listening, useTexts } from '../review/catalogStore';
import { showMarks } from '../review/preview';
import { stories } from '../review/stories';
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
  ({ theme: { color }, $height = 'auto' }) => css`
    inline-size: 100%;
    min-block-size: ${$height};
    background: ${color.ground};
    contain: layout;
  `,
);

interface SpeakingProps {
  storyId: string;
  locale: ReviewLocale;
  globals: Globals;
  onLanguageChange: (language: Language) => void;
  /** What holds the story. */
  root: HTMLElement | undefined;
  children: ReactNode;
}

/** A story that speaks a language, and is known to speak it (`review/stories.ts`). */
function Speaking({
  storyId,
  locale: { code, language, direction },
  globals,
  onLanguageChange,
  root,
  children,
}: SpeakingProps) {
  const texts = useTexts();
  const catalogs = useMemo(() => catalogsOf(texts, code), [texts, code]);
  const heard = useMemo(
    () => listening(catalogs, language, (key, spoken) => stories.asked(storyId, key, spoken)),
    [catalogs, language, storyId],
  );
  useEffect(
    () => (root ? stories.add({ storyId, root, language, catalogs }) : undefined),
    [storyId, root, language, catalogs],
  );
  return (
    <LanguageProvider
      language={language}
      direction={directionOf(globals) ?? direction}
      onLanguageChange={onLanguageChange}
      catalogs={heard}
    >
      <ToasterScope>{children}</ToasterScope>
    </LanguageProvider>
  );
}

interface ReviewProps {
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
function Review({ globals: given, storyId, inDocs, layout, height, children }: ReviewProps) {
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
  useEffect(() => showMarks(isMarked), [isMarked]);
  const choose = useCallback((language: Language) => changeGlobals({ locale: language }), [changeGlobals]);

  if (!isAlone) {
    return (
      <Panes
        locales={panes}
        fillsScreen={!inDocs}
        layout={layout}
        height={height}
        direction={directionOf(globals)}
        render={(pane, root, onLanguageChange) => (
          <Speaking storyId={storyId} locale={pane} globals={globals} onLanguageChange={onLanguageChange} root={root}>
            {children}
          </Speaking>
        )}
      />
    );
  }
  const story = (root: HTMLElement | undefined) => (
    <Speaking storyId={storyId} locale={locale} globals={globals} onLanguageChange={choose} root={root}>
      {children}
    </Speaking>
  );
  return inDocs ? (
    <Pane ref={setFrame} lang={locale.code} dir={direction} $height={height}>
      {story(frame ?? undefined)}
    </Pane>
  ) : (
    story(document.getElementById('storybook-root') ?? document.body)
  );
}

interface StoryParameters {
  layout?: string;
  docs?: { story?: { height?: string } };
}

/** Theme, global style, language and direction around every story, from the toolbar. A language chosen in a story moves the toolbar. */
export const withLanguage: Decorator = (Story, { globals, viewMode, parameters, id }) => {
  const { layout = 'padded', docs } = parameters as StoryParameters;
  return (
    <ThemeRoot globalStyle={<GlobalStyle />}>
      <Review globals={globals} storyId={id} inDocs={viewMode === 'docs'} layout={layout} height={docs?.story?.height}>
        <Story />
      </Review>
    </ThemeRoot>
  );
};
