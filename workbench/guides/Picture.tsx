import type { ReactNode } from 'react';
import { Picture } from '#components/Picture';
import { pictures } from '#content/pictures/index.ts';
import messages from '#i18n/messages/en.json';
import { broken } from '../pictureStates';
import { SideBySide } from '../Sheet';
import type { Guide } from './guide';

const hero = pictures.hero.image;

const inArabic = (picture: ReactNode) => <div dir="rtl">{picture}</div>;

export const guide: Guide = {
  use: ['For the scenes and photographs of a page, each with a place in its layout.'],
  avoid: [
    'For icons: use those on the page of icons. For people: use an `Avatar`.',
    'For text, charts or anything that has to be read: letters in it are neither translated nor enlarged.',
  ],
  fills: true,
  anatomy: {
    picture: (
      <SideBySide>
        <Picture source={hero} alt={messages.heroImageAlt} sizes="20rem" />
        <Picture source={broken(hero)} alt={messages.heroImageAlt} sizes="20rem" priority />
      </SideBySide>
    ),
    parts: {
      picture: 'Picture: its place has its proportions from the beginning, with a blurred preview until it has loaded.',
      '[role=img]': 'Panel: in its place where it fails.',
      '[role=img] > span': 'Alternative text, for all to read.',
    },
  },
  rules: [
    {
      do: {
        says: 'Describe what matters in it: the text has to stand for the picture.',
        picture: <Picture source={broken(hero)} alt={messages.heroImageAlt} sizes="20rem" priority />,
      },
      dont: {
        says: 'Say only that there is a picture.',
        picture: <Picture source={broken(hero)} alt="Picture of our company" sizes="20rem" priority />,
      },
    },
    {
      do: {
        says: 'Mirror motion in reading direction: in Arabic the goods travel to the left.',
        picture: inArabic(<Picture source={pictures.shipping.image} alt="" sizes="20rem" mirrored />),
      },
      dont: {
        says: 'Mirror the world, letters or digits.',
        picture: inArabic(<Picture source={pictures.global.image} alt="" sizes="20rem" mirrored />),
      },
    },
  ],
  roles: '`img`, named by `alt`; none where `alt` is empty, because the text beside it says the same.',
  byHand: [
    'Read aloud in its place, the alternative text continues the page and repeats nothing.',
    'What the heading speaks of is still seen at 320 px.',
  ],
  related: ['Components/Avatar', 'Sections/Hero', 'Sections/FeatureSection'],
};
