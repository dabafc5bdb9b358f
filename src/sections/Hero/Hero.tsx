import type { ReactNode } from 'react';
import type { PictureSource } from '../../components/Picture/pictureSource';
import { useLanguage } from '../../i18n/LanguageProvider';
import { Message } from '../../i18n/Message';
import { Lead, PageTitle } from '../Section/Section';
import { Band, Copy, Inner, Picture, sizes } from './Hero.styles';

interface HeroProps {
  image: PictureSource;
  /** Whether the picture turns around in a right-to-left layout. */
  mirrored?: boolean;
  /** The one thing to do next. */
  action: ReactNode;
}

/** First view of the site: what the company does, in a title and two lines. */
export function Hero({ image, mirrored = false, action }: HeroProps) {
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
          <div>{action}</div>
        </Copy>
        <Picture source={image} alt={t('heroImageAlt')} sizes={sizes} mirrored={mirrored} priority />
      </Inner>
    </Band>
  );
}
