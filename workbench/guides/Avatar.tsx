import { Avatar } from '#components/Avatar';
import { pictures } from '#content/pictures/index.ts';
import type { Guide } from './guide';

const name = 'Helena Figueiredo';
const portrait = pictures.portrait.image;

export const guide: Guide = {
  use: ['Beside the name of a person who is quoted or introduced.'],
  avoid: [
    'Without the name beside it: somebody who cannot see the picture would not learn who it is.',
    'For a company or a thing: use a `Picture`.',
  ],
  anatomy: {
    picture: (
      <>
        <Avatar name={name} source={portrait} />
        <Avatar name={name} />
      </>
    ),
    parts: {
      picture: 'Picture: cropped to a circle, from the middle.',
      '[aria-hidden]:not(:has(picture))': 'Initials: until the picture has loaded, and where there is none.',
    },
  },
  rules: [
    {
      do: {
        says: 'Show it with the name.',
        picture: (
          <>
            <Avatar name={name} source={portrait} /> {name}
          </>
        ),
      },
      dont: { says: 'Leave a face without a name.', picture: <Avatar name={name} source={portrait} /> },
    },
    {
      do: { says: 'Give the name alone: the initials come from it.', picture: <Avatar name={name} /> },
      dont: {
        says: 'Give titles or roles with the name. This is “Helena Figueiredo, buyer”.',
        picture: <Avatar name={`${name}, buyer`} />,
      },
    },
  ],
  roles: 'It has no role: assistive technology skips it, and reads the name beside it.',
  byHand: ['The face is in the middle, and recognizable at this size.', 'The person agreed to be shown.'],
  related: ['Components/Picture', 'Sections/Testimonial'],
};
