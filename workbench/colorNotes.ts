import type { color } from '#theme/tokens.ts';

export type ColorName = keyof typeof color;

interface ColorNote {
  family: 'background' | 'border' | 'text' | 'accent' | 'onAccent';
  purpose: string;
  /** Minimum contrast (WCAG 2.2): 4.5 for text (1.4.3), 3 for the boundary of a control (1.4.11). */
  needs?: 4.5 | 3;
}

/** The backgrounds on which the contrast of a family is measured. */
export const backgroundsOf = (family: ColorNote['family']): readonly ColorName[] =>
  family === 'onAccent' ? ['accent', 'accentHover', 'accentPressed'] : ['background', 'backgroundRaised', 'surface'];

/** The purpose of each color. The compiler requires one for each token. */
export const colorNotes: Readonly<Record<ColorName, ColorNote>> = {
  background: { family: 'background', purpose: 'The page itself.' },
  backgroundRaised: {
    family: 'background',
    purpose: 'The section of the testimonial, the links to stores, the footer, the contact card.',
  },
  surface: { family: 'background', purpose: 'Things on the page: fields, menus, notices.' },
  surfaceHover: {
    family: 'background',
    purpose: 'A surface under the pointer; tooltips, initials and the offer of a language.',
  },
  surfacePressed: { family: 'background', purpose: 'A surface while it is pressed.' },
  headerBackground: {
    family: 'background',
    purpose: 'Behind the header while the page scrolls under it.',
  },
  border: {
    family: 'border',
    purpose: 'Hairlines that only decorate; never the one mark of a control.',
  },
  borderControl: {
    family: 'border',
    needs: 3,
    purpose: 'Borders that mark a control: fields, quiet buttons.',
  },
  focus: {
    family: 'border',
    needs: 3,
    purpose: 'The ring around what has the focus, and nothing else.',
  },
  text: { family: 'text', needs: 4.5, purpose: 'Headings, body text, typed values.' },
  textMuted: { family: 'text', needs: 4.5, purpose: 'Second lines, hints, placeholders.' },
  danger: {
    family: 'text',
    needs: 4.5,
    purpose: 'Errors: their text, their icon, the border of their field.',
  },
  success: { family: 'text', needs: 4.5, purpose: 'The mark of a notice that went well.' },
  accent: {
    family: 'accent',
    needs: 4.5,
    purpose: 'Main buttons, links under the pointer, icons, stars.',
  },
  accentHover: { family: 'accent', needs: 3, purpose: 'A main button under the pointer.' },
  accentPressed: {
    family: 'accent',
    needs: 4.5,
    purpose: 'A main button or a link while it is pressed.',
  },
  onAccent: { family: 'onAccent', needs: 4.5, purpose: 'Text and marks that stand on the accent.' },
};
