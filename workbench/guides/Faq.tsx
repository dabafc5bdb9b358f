import type { Guide } from './guide';

export const guide: Guide = {
  use: ['For what visitors ask most, after the sections that say what the company does.'],
  avoid: [
    'For what everybody has to read: an answer is closed at first.',
    'For terms and conditions: use `LegalDocument`.',
  ],
  rules: [
    {
      do: { says: 'Ask as a visitor would, and begin the answer with the answer.' },
      dont: { says: 'Ask what the company would like to be asked.' },
    },
  ],
  roles:
    'The title is an `h2`. Each question opens its answer, and closes the one that was open before; without scripts as well. See `Accordion`.',
  byHand: ['Read alone, each question is understood without the others.'],
  related: ['Components/Accordion', 'Sections/LegalDocument', 'Screens/Home'],
};
