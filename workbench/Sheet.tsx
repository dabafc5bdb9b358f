import type { ReactNode } from 'react';
import styled from 'styled-components';
import { languageInfo, type Language } from '#i18n/languages.ts';
import '#theme/fonts.css';
import { color, radius, size, space, type } from '#theme/tokens.ts';
import { typeSettings } from '#theme/typeSettings.ts';

/** The global style within a part of a docs page. */
const Root = styled.div`
  container-type: inline-size;
  overflow: clip;
  color-scheme: dark;
  margin-block: ${space.lg} ${space.xxl};
  border: ${size.hairline} solid ${color.border};
  border-radius: ${radius.lg};
  background: ${color.background};
  color: ${color.text};
  padding: ${space.lg};
  font-family: ${type.family};
  font-weight: ${type.weight.regular};
  line-height: ${type.leading.body};
  -webkit-font-smoothing: antialiased;

  /* On a page with stories, the global style gives elements with a language the size of the product's text. */
  && {
    font-size: ${type.size.sm};
  }

  *,
  *::before,
  *::after {
    box-sizing: border-box;
  }

  /* No stronger than the elements: the components' own styles hold in it. */
  :where(&) :where(p, dl, dd, ul, ol, h3, figure) {
    margin: 0;
    padding: 0;
    list-style: none;
  }

  :where(&) :where(button) {
    font-family: inherit;
  }

  :where(&) code {
    font-family: ui-monospace, 'DejaVu Sans Mono', monospace;
    font-size: 0.92em;
  }

  :where(&) :focus-visible {
    outline: ${size.focusRing} solid ${color.focus};
    outline-offset: ${size.focusRing};
  }
`;

/** A dark sheet on a docs page, with the font and the background of the product. */
export function Sheet({ children }: { children: ReactNode }) {
  return (
    <Root className="sb-unstyled" lang="en" dir="ltr" style={typeSettings('en')}>
      {children}
    </Root>
  );
}

/** Lays its content out in columns where there is room. */
export const SideBySide = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 16em), 1fr));
  gap: ${space.md};
`;

/** Content in a language, with its `lang`, direction, leading and tracking. */
export function InLanguage({ language, children }: { language: Language; children: ReactNode }) {
  return (
    <div lang={language} dir={languageInfo(language).direction} style={typeSettings(language)}>
      {children}
    </div>
  );
}
