import type { ReactNode } from 'react';
import { useLanguage } from '../../i18n/LanguageProvider';
import { Message } from '../../i18n/Message';
import { Lead, PageTitle } from '../Section/Section';
import { Band, Copy, Inner, Picture } from './Hero.styles';

interface HeroProps {
  /** Address of the picture. */
  image: string;
  /** The one thing to do next. */
  action: ReactNode;
}

/** First view of the site: what the company does, in a title and two lines. */
export function Hero({ image, action }: HeroProps) {
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
        <Picture src={image} alt={t('heroImageAlt')} width={960} height={720} fetchPriority="high" />
      </Inner>
    </Band>
  );
}
