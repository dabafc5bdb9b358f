import { createRoot } from 'react-dom/client';
import styled, { css } from 'styled-components';
import hero from '../../src/assets/pictures/hero.webp';
import { company } from '../../src/company';
import { Logo } from '../../src/components/Logo/Logo';
import { allCatalogs } from '../../src/i18n/allCatalogs';
import { LanguageProvider } from '../../src/i18n/LanguageProvider';
import { isLanguage, languageInfo, type Language } from '../../src/i18n/languages';
import { Message } from '../../src/i18n/Message';
import { pictures } from '../../src/pictures';
import { mirrored } from '../../src/theme/mixins';
import '../../src/theme/fonts.css';
import { GlobalStyle } from '../../src/theme/GlobalStyle';
import { ThemeRoot } from '../../src/theme/ThemeRoot';

/** The card has a fixed size, 1200 by 630 px, so its lengths are px as well. */
const Card = styled.div(
  ({ theme: { color } }) => css`
    position: relative;
    display: grid;
    align-content: space-between;
    inline-size: 1200px;
    block-size: 630px;
    padding: 64px;
    overflow: hidden;
    background: radial-gradient(56% 84% at 68% 50%, ${color.surfaceHover}, ${color.ground});

    &:dir(rtl) {
      background: radial-gradient(56% 84% at 32% 50%, ${color.surfaceHover}, ${color.ground});
    }
  `,
);

/** The picture at the far side, on the transparent ground that it brings. */
const Scene = styled.div`
  position: absolute;
  inset-block: 0;
  inset-inline-end: -8px;
  inline-size: 780px;
  display: grid;
  align-items: center;

  img {
    inline-size: 100%;
    block-size: auto;
    ${pictures.hero.mirrored && mirrored}
  }
`;

const Title = styled.p(
  ({ theme: { type } }) => css`
    position: relative;
    max-inline-size: 540px;
    font-size: calc(70px * ${type.scale.display});
    font-weight: ${type.weight.bold};
    line-height: ${type.leading.display};
    letter-spacing: ${type.tracking.display};
    text-wrap: balance;
  `,
);

const Mark = styled.div`
  position: relative;
  justify-self: start;
`;

const root = document.getElementById('root');
const wanted = new URLSearchParams(window.location.search).get('language');
if (!root || !isLanguage(wanted))
  throw new Error('The address of a card ends in ?language= and a language of the site');
const language: Language = wanted;

document.documentElement.lang = language;
document.documentElement.dir = languageInfo(language).direction;
createRoot(root).render(
  <ThemeRoot globalStyle={<GlobalStyle />}>
    <LanguageProvider language={language} onLanguageChange={() => undefined} catalogs={allCatalogs}>
      <Card>
        <Scene>
          <img src={hero} alt="" />
        </Scene>
        <Mark>
          <Logo name={company.name} size={64} />
        </Mark>
        <Title>
          <Message id="heroTitle" />
        </Title>
      </Card>
    </LanguageProvider>
  </ThemeRoot>,
);
