import { Fragment } from 'react';
import { ButtonLink } from '../../components/Button/Button';
import { Message } from '../../i18n/Message';
import { PageLink } from '../../layout/PageLink/PageLink';
import { pages } from '../../pages';
import { pictures } from '../../pictures';
import { Facts } from '../../sections/Facts/Facts';
import { Faq } from '../../sections/Faq/Faq';
import { FeatureSection, type FeatureSectionProps } from '../../sections/FeatureSection/FeatureSection';
import { Hero } from '../../sections/Hero/Hero';
import { Location } from '../../sections/Location/Location';
import { Passage } from '../../sections/Passage/Passage';
import { Testimonial } from '../../sections/Testimonial/Testimonial';

/** The four sections of image and text, on alternating sides (specification, section 2). */
const features: ReadonlyArray<FeatureSectionProps & { mirrored: boolean; reverse: boolean }> = [
  { titleId: 'welcomeTitle', contentId: 'welcomeContent', ...pictures.welcome, reverse: false },
  { titleId: 'qualityTitle', contentId: 'qualityContent', ...pictures.quality, reverse: true },
  { titleId: 'globalTitle', contentId: 'globalContent', ...pictures.global, reverse: false },
  { titleId: 'shippingTitle', contentId: 'shippingContent', ...pictures.shipping, reverse: true },
];

interface HomeProps {
  /** Address of the map's frame. */
  mapSrc: string;
}

/** The home page. */
export function Home({ mapSrc }: HomeProps) {
  return (
    <>
      <Hero
        image={pictures.hero.image}
        mirrored={pictures.hero.mirrored}
        action={
          <ButtonLink as={PageLink} path={pages.contact} $size="large">
            <Message id="contactUs" />
          </ButtonLink>
        }
      />
      <Facts />
      {features.map((feature, index) => {
        const before = features[index - 1];
        return (
          <Fragment key={feature.titleId}>
            {before && <Passage from={before} to={feature} back={before.reverse} />}
            <FeatureSection {...feature} />
          </Fragment>
        );
      })}
      <Testimonial avatar={pictures.portrait.image} />
      <Faq />
      <Location mapSrc={mapSrc} />
    </>
  );
}
