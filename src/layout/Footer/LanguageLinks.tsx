import { useLocation } from 'react-router-dom';
import styled, { css } from 'styled-components';
import { useServerPage } from '../../components/useServerPage';
import { localizedPath, parseAddress } from '../../i18n/address';
import { useLanguage } from '../../i18n/LanguageProvider';
import { languages } from '../../i18n/languages';
import { FooterLink } from '../Footer/Footer.styles';

const List = styled.ul(
  ({ theme: { space, media } }) => css`
    display: none;

    ${media.scriptless} {
      display: flex;
      flex-wrap: wrap;
      column-gap: ${space.md};
    }
  `,
);

/** The page in each language, for browsers that run no scripts; all others have the list of languages. */
export function LanguageLinks() {
  const { t, language } = useLanguage();
  const { path } = parseAddress(useLocation().pathname);
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
