import type { Decorator } from '@storybook/react-vite';
import { useEffect, useLayoutEffect, useState, type ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { GLOBALS_UPDATED, UPDATE_GLOBALS } from 'storybook/internal/core-events';
import type { Globals } from 'storybook/internal/types';
import { addons } from 'storybook/preview-api';
import { ToasterScope } from '../../src/components/Toaster/ToasterScope';
import { allCatalogs } from '../../src/i18n/allCatalogs';
import { LanguageProvider } from '../../src/i18n/LanguageProvider';
import { languageInfo, type Direction, type Language } from '../../src/i18n/languages';
import { GlobalStyle } from '../../src/theme/GlobalStyle';
import { ThemeRoot } from '../../src/theme/ThemeRoot';
import '../../src/theme/fonts.css';
import { directionOf, localeOf } from '../globals';

interface Choice {
  locale: Language;
  direction: Direction | undefined;
}

const choiceOf = (globals: Globals): Choice => ({ locale: localeOf(globals), direction: directionOf(globals) });

/** The toolbar's choice, as the story was given it or as it changes afterwards: a docs page does not run decorators again. */
function useChoice(globals: Globals): [Choice, (locale: Language) => void] {
  const [choice, setChoice] = useState(() => choiceOf(globals));
  const [given, setGiven] = useState(globals);
  if (given !== globals) {
    setGiven(globals);
    setChoice(choiceOf(globals));
  }
  useEffect(() => {
    const channel = addons.getChannel();
    const follow = (update: { globals: Globals }) => setChoice(choiceOf(update.globals));
    channel.on(GLOBALS_UPDATED, follow);
    return () => channel.off(GLOBALS_UPDATED, follow);
  }, []);
  const choose = (locale: Language) => {
    setChoice((current) => ({ ...current, locale }));
    addons.getChannel().emit(UPDATE_GLOBALS, { globals: { locale } });
  };
  return [choice, choose];
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

interface LanguageFrameProps {
  globals: Globals;
  /** Stories of a docs page share one document, so each carries its language itself. */
  inDocs: boolean;
  /** Least height of the story in a docs page, where overlays need room. */
  height: string | undefined;
  children: ReactNode;
}

function LanguageFrame({ globals, inDocs, height, children }: LanguageFrameProps) {
  const [{ locale, direction }, choose] = useChoice(globals);
  const dir = direction ?? languageInfo(locale).direction;
  useLayoutEffect(() => {
    document.documentElement.lang = inDocs ? 'en' : locale;
    document.documentElement.dir = inDocs ? 'ltr' : dir;
    // A page of the docs that comes next is English.
    return () => {
      document.documentElement.lang = 'en';
      document.documentElement.dir = 'ltr';
    };
  }, [inDocs, locale, dir]);
  return (
    <LanguageProvider language={locale} direction={direction} onLanguageChange={choose} catalogs={allCatalogs}>
      <ToasterScope>
        {inDocs ? (
          <Pane lang={locale} dir={dir} $height={height}>
            {children}
          </Pane>
        ) : (
          children
        )}
      </ToasterScope>
    </LanguageProvider>
  );
}

const docsHeight = (parameters: { docs?: { story?: { height?: string } } }) => parameters.docs?.story?.height;

/** Theme, global style, language and direction around every story, from the toolbar. A language chosen in a story moves the toolbar. */
export const withLanguage: Decorator = (Story, { globals, viewMode, parameters }) => (
  <ThemeRoot globalStyle={<GlobalStyle />}>
    <LanguageFrame globals={globals} inDocs={viewMode === 'docs'} height={docsHeight(parameters)}>
      <Story />
    </LanguageFrame>
  </ThemeRoot>
);
