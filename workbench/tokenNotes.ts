import type * as tokens from '#theme/tokens.ts';

type Group = 'space' | 'size' | 'radius' | 'shadow' | 'motion' | 'layer' | 'breakpoint' | 'media';

type Notes<Tokens> = Readonly<Record<keyof Tokens, string>>;

type TypeNotes = {
  typeSize: Notes<typeof tokens.type.size>;
  typeWeight: Notes<typeof tokens.type.weight>;
};

/** The purpose of each token, by its group. The compiler requires one for each. */
export const tokenNotes: { [Name in Group]: Notes<(typeof tokens)[Name]> } & TypeNotes = {
  space: {
    xxxs: 'Between adjacent rows.',
    xxs: 'Between a field and its hint, between stars.',
    xs: 'Between an icon and its label.',
    sm: 'Inside buttons and fields, between buttons.',
    md: 'Between lines that belong together.',
    lg: 'Between a heading and its text, inside cards.',
    xl: 'Between groups.',
    xxl: 'Between the columns of the footer.',
    part: 'Between the parts of a section.',
    section: 'Above and below a section.',
    gutter: 'From the edge of the viewport to the content.',
  },

  size: {
    target: 'Minimum height and width of pointer targets.',
    icon: 'An icon.',
    iconSmall: 'An icon inside a line of text.',
    hairline: 'Borders and rules.',
    stroke: 'Decorative lines.',
    focusRing: 'Thickness of the focus ring.',
    header: 'Height of the header.',
    page: 'The page.',
    measure: 'A line of reading text.',
    form: 'The contact form.',
    quote: 'The quote of a customer.',
    avatar: 'A portrait or initials.',
    star: 'A star of a rating.',
    toast: 'A notice.',
    tooltip: 'A tooltip.',
    menu: 'The language menu.',
    action: 'A call to action beside another.',
    map: 'Height of the map.',
    aside: 'A short text beside other content.',
  },

  typeSize: {
    xs: 'Contact line of the header, end of the footer.',
    sm: 'Buttons, labels, errors, menus, footer.',
    md: 'Body text.',
    reading: 'Long texts.',
    lg: 'Leads, questions, the logo.',
    xl: 'Headings within a text.',
    xxl: 'Heading of a section.',
    quote: 'The quote of a customer.',
    display: 'Heading of a page.',
    giant: 'The status code of the not-found page.',
  },

  typeWeight: {
    regular: 'Body text. A little lighter than usual, because light text on dark looks heavier.',
    medium: 'Buttons, labels, names.',
    bold: 'Headings and the logo.',
  },

  radius: {
    sm: 'Links, tooltips, small marks.',
    md: 'Fields, menus, notices.',
    lg: 'Cards, the map.',
    round: 'Buttons, portraits.',
  },

  shadow: {
    tooltip: 'Tooltips: small, so that it does not darken the element.',
    overlay: 'Menus and notices.',
  },

  motion: {
    fast: 'Colors on hover.',
    moderate: 'Movement: an answer that opens, a notice that appears.',
    slow: 'The highlight of a section that a link leads to, while it fades.',
    easing: 'Starts fast, ends slowly.',
  },

  layer: {
    header: 'The header, over the page.',
    toast: 'Notices.',
    overlay: 'Menus and tooltips.',
    skipLink: 'The skip link, above everything.',
  },

  breakpoint: {
    phone: 'Up to here, phones: tighter header and menu.',
    tablet: 'Two columns.',
    desktop: 'The wide layout.',
  },

  media: {
    narrow: 'Phones, or text at twice its size.',
    tablet: 'From the tablet breakpoint on.',
    desktop: 'From the desktop breakpoint on.',
    short: 'Viewports that are too short for sticky elements.',
    hover: 'Pointers that can hover: for every hover style.',
    motion: 'Visitors who do not prefer reduced motion.',
    print: 'Print.',
    noScript: 'Browsers with JavaScript disabled.',
  },
};
