import type { ReactNode } from 'react';
import type { PictureSource } from '#components/Picture';
import { useLanguage } from '#i18n/LanguageProvider.tsx';
import { Message } from '#i18n/Message.tsx';
import { Lead, PageTitle } from '#sections/Section';
import { Band, Copy, Inner, Picture, sizes } from './Hero.styles';

interface HeroProps {
  /** The picture above the fold, from an import with `?picture`. */
  image: PictureSource;
  /** See `Picture`. */
  mirrored?: boolean;
  /** The calls to action, side by side where they fit. */
  actions: ReactNode;
}

/** The part of the home page above the fold: what the company does, and calls to action. */
export function Hero({ image, mirrored = false, actions }: HeroProps) {
  const { t } = useLanguage();
  return (
    <Band>
      <Inner>
        <Copy>
          <PageTitle>
            <Message id="heroTitle" />
          </PageTitle>
          <div>
            <Lead>
              <Message id="heroSubtitle1" />
            </Lead>
            <Lead>
              <Message id="heroSubtitle2" />
            </Lead>
          </div>
          <div>{actions}</div>
        </Copy>
        <Picture source={image} alt={t('heroImageAlt')} sizes={sizes} mirrored={mirrored} priority />
      </Inner>
    </Band>
  );
}
