import { createRoot } from 'react-dom/client';
import styled from 'styled-components';
import hero from '#content/pictures/files/hero.webp';
import { company } from '#content/company.ts';
import { Logo } from '#components/Logo';
import { allCatalogs } from '#i18n/allCatalogs.ts';
import { LanguageProvider } from '#i18n/LanguageProvider.tsx';
import { isLanguage, languageInfo } from '#i18n/languages.ts';
import { Message } from '#i18n/Message.tsx';
import { pictures } from '#content/pictures/index.ts';
import { mirrored } from '#theme/mixins.ts';
import '#theme/fonts.css';
import { GlobalStyle } from '#theme/GlobalStyle.ts';
import { color, type } from '#theme/tokens.ts';

/** The card has a fixed size of 1200 by 630 px, so its lengths are in px. */
const Card = styled.div`
  position: relative;
  display: grid;
  align-content: space-between;
  inline-size: 1200px;
  block-size: 630px;
  padding: 64px;
  overflow: hidden;
  background: radial-gradient(56% 84% at 68% 50%, ${color.surfaceHover}, ${color.background});

  &:dir(rtl) {
    background: radial-gradient(56% 84% at 32% 50%, ${color.surfaceHover}, ${color.background});
  }
`;

/** The image at the inline end; its background is transparent. */
const Scene = styled.div`
  position: absolute;
  inset-block: 0;
  inset-inline-end: -24px;
  inline-size: 720px;
  display: grid;
  align-items: center;

  img {
    inline-size: 100%;
    block-size: auto;
    ${pictures.hero.mirrored && mirrored}
  }
`;

const Title = styled.p`
  position: relative;
  max-inline-size: 540px;
  font-size: calc(70px * ${type.scale.display});
  font-weight: ${type.weight.bold};
  line-height: ${type.leading.display};
  letter-spacing: ${type.tracking.display};
  text-wrap: balance;
`;

const Mark = styled.div`
  position: relative;
  justify-self: start;
`;

// Not `root`: a page of the site keeps room for a scrollbar.
const root = document.getElementById('card');
const language = new URLSearchParams(window.location.search).get('language');
if (!root || !isLanguage(language)) throw new Error('The URL of a card needs ?language= and a language of the site');

document.documentElement.lang = language;
document.documentElement.dir = languageInfo(language).direction;
createRoot(root).render(
  <>
    <GlobalStyle />
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
  </>,
);
