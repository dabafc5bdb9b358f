import { useLocation } from 'react-router-dom';
import styled, { css } from 'styled-components';
import { useServerPage } from '#src/components/useServerPage.ts';
import { localizedPath, parseLocalizedPath } from '#i18n/localizedPath.ts';
import { useLanguage } from '#i18n/LanguageProvider.tsx';
import { languages } from '#i18n/languages.ts';
import { FooterLink } from './Footer.styles';

const List = styled.ul(
  ({ theme: { space, media } }) => css`
    display: none;

    ${media.noScript} {
      display: flex;
      flex-wrap: wrap;
      column-gap: ${space.md};
    }
  `,
);

/** Links to the page in each language, where JavaScript is disabled and the select has no effect. */
export function LanguageLinks() {
  const { t, language } = useLanguage();
  const { path } = parseLocalizedPath(useLocation().pathname);
  if (!useServerPage()) return null;
  return (
    <List aria-label={t('language')}>
      {languages.map(({ code, name }) => (
        <li key={code}>
          <FooterLink
            href={localizedPath(path, code)}
            lang={code}
            hrefLang={code}
            aria-current={code === language ? 'true' : undefined}
          >
            <bdi>{name}</bdi>
          </FooterLink>
        </li>
      ))}
    </List>
  );
}
