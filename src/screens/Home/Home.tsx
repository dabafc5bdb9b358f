import { Suspense } from 'react';
import { ButtonLink } from '#components/Button';
import { Message } from '#i18n/Message.tsx';
import { PageLink } from '#layout/PageLink';
import { pages } from '#content/pages.ts';
import type { Store } from '#content/company.ts';
import { homePictures } from '#content/pictures/home.ts';
import { KeyFacts } from '#sections/KeyFacts';
import { Faq, type FaqProps } from '#sections/Faq';
import { FeatureSection, type FeatureSectionProps } from '#sections/FeatureSection';
import { Hero } from '#sections/Hero';
import { Headquarters, type HeadquartersProps } from '#sections/Headquarters';
import { Passage } from '#sections/Passage';
import { StoreList } from '#sections/StoreList';
import { Testimonial } from '#sections/Testimonial';

/** The four sections of image and text, on alternating sides (docs/spec.md, section 2). */
const features: ReadonlyArray<FeatureSectionProps & { mirrored: boolean; reverse: boolean }> = [
  { titleId: 'welcomeTitle', contentId: 'welcomeContent', ...homePictures.welcome, reverse: false },
  { titleId: 'qualityTitle', contentId: 'qualityContent', ...homePictures.quality, reverse: true },
  { titleId: 'globalTitle', contentId: 'globalContent', ...homePictures.global, reverse: false },
  { titleId: 'shippingTitle', contentId: 'shippingContent', ...homePictures.shipping, reverse: true },
];

interface HomeProps extends FaqProps, HeadquartersProps {
  /** The stores that the welcome section leads to. */
  stores: ReadonlyArray<Store>;
}

/** The home page. Each section is hydrated by itself. Takes the props of `Faq` and `Headquarters` as well. */
export function Home({ mapSrc, stores, countries, foundedYear }: HomeProps) {
  return (
    <>
      <Hero
        image={homePictures.hero.image}
        mirrored={homePictures.hero.mirrored}
        actions={
          <>
            <ButtonLink as={PageLink} path={pages.contact.path} size="large">
              <Message id="askAboutProduct" />
            </ButtonLink>
            <ButtonLink as={PageLink} path={pages.contact.path} size="large" variant="quiet">
              <Message id="requestQuote" />
            </ButtonLink>
          </>
        }
      />
      <Suspense>
        <KeyFacts />
      </Suspense>
      {features.map((feature, index) => {
        const before = features[index - 1];
        return (
          <Suspense key={feature.titleId}>
            {before && <Passage from={before} to={feature} back={before.reverse} />}
            <FeatureSection {...feature}>
              {feature.titleId === 'welcomeTitle' && <StoreList stores={stores} />}
            </FeatureSection>
          </Suspense>
        );
      })}
      <Suspense>
        <Testimonial avatar={homePictures.portrait.image} />
      </Suspense>
      <Suspense>
        <Faq countries={countries} />
      </Suspense>
      <Suspense>
        <Headquarters mapSrc={mapSrc} foundedYear={foundedYear} />
      </Suspense>
    </>
  );
}
