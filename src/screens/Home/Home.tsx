import customer from '../../assets/customer.svg';
import global from '../../assets/global.svg';
import port from '../../assets/port.svg';
import quality from '../../assets/quality.svg';
import shipping from '../../assets/shipping.svg';
import welcome from '../../assets/welcome.svg';
import { ButtonLink } from '../../components/Button/Button';
import { Message } from '../../i18n/Message';
import { PageLink } from '../../layout/PageLink/PageLink';
import { pages } from '../../pages';
import { Faq } from '../../sections/Faq/Faq';
import { FeatureSection, type FeatureSectionProps } from '../../sections/FeatureSection/FeatureSection';
import { Hero } from '../../sections/Hero/Hero';
import { Location } from '../../sections/Location/Location';
import { Testimonial } from '../../sections/Testimonial/Testimonial';

/** The four sections of image and text, on alternating sides (specification, section 2). */
const features: readonly FeatureSectionProps[] = [
  { titleId: 'welcomeTitle', contentId: 'welcomeContent', image: welcome, imageAltId: 'welcomeImageAlt' },
  { titleId: 'qualityTitle', contentId: 'qualityContent', image: quality, imageAltId: 'qualityImageAlt', reverse: true },
  { titleId: 'globalTitle', contentId: 'globalContent', image: global, imageAltId: 'globalImageAlt' },
  { titleId: 'shippingTitle', contentId: 'shippingContent', image: shipping, imageAltId: 'shippingImageAlt', reverse: true },
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
        image={port}
        action={
          <ButtonLink as={PageLink} path={pages.contact} $size="large">
            <Message id="contactUs" />
          </ButtonLink>
        }
      />
      {features.map((feature) => (
        <FeatureSection key={feature.titleId} {...feature} />
      ))}
      <Testimonial avatar={customer} />
      <Faq />
      <Location mapSrc={mapSrc} />
    </>
  );
}
