import type * as tokens from '#theme/tokens.ts';

type Group = 'space' | 'size' | 'radius' | 'shadow' | 'motion' | 'layer' | 'breakpoint' | 'media';

/** The purpose of each token, by its group. The compiler requires one for each. */
export const tokenNotes: { [Name in Group]: Readonly<Record<keyof (typeof tokens)[Name], string>> } = {
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
    fast: 'Colours on hover.',
    moderate: 'Movement: an answer that opens, a notice that appears.',
    slow: 'Fading: the target of a link to a section.',
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
