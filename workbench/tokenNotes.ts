import type { breakpoint, layer, media, motion, radius, shadow, size, space } from '#theme/tokens.ts';

type Notes<Tokens> = Readonly<Record<keyof Tokens, string>>;

/** What each token is for. A new token without a line here does not compile. */
export const spaceNotes: Notes<typeof space> = {
  xxxs: 'Between rows that touch.',
  xxs: 'Between a field and its hint, between stars.',
  xs: 'Between an icon and its word.',
  sm: 'Inside buttons and fields, between buttons.',
  md: 'Between lines that belong together.',
  lg: 'Between a heading and its text, inside cards.',
  xl: 'Between groups.',
  xxl: 'Between the columns of the footer.',
  part: 'Between the parts of a section.',
  section: 'Above and below a section.',
  gutter: 'From the edge of the screen to the content.',
};

export const sizeNotes: Notes<typeof size> = {
  target: 'The least height and width of all that can be pressed.',
  icon: 'An icon.',
  iconSmall: 'An icon inside a line of text.',
  hairline: 'Borders and rules.',
  stroke: 'Drawn lines that lead the eye.',
  focusRing: 'Thickness of the focus ring.',
  header: 'Height of the header.',
  page: 'The page.',
  measure: 'A line of reading text.',
  form: 'The contact form.',
  quote: 'The words of a customer.',
  avatar: 'A portrait or initials.',
  star: 'A star of a rating.',
  toast: 'A notice.',
  tooltip: 'A tooltip.',
  menu: 'The language menu.',
  map: 'Height of the map.',
  aside: 'A short text beside other things.',
};

export const radiusNotes: Notes<typeof radius> = {
  sm: 'Links, tooltips, small marks.',
  md: 'Fields, menus, notices.',
  lg: 'Cards, the map.',
  round: 'Buttons, portraits.',
};

export const shadowNotes: Notes<typeof shadow> = {
  tooltip: 'A tooltip: small, so that it does not darken what it names.',
  overlay: 'What floats above the page: menus, notices.',
};

export const motionNotes: Notes<typeof motion> = {
  fast: 'Colours that follow the pointer.',
  moderate: 'Things that move: an answer that opens, a notice that comes.',
  slow: 'A mark that fades: the section that a link led to.',
  easing: 'Off at once, slow to arrive.',
};

export const layerNotes: Notes<typeof layer> = {
  header: 'The header, over the page.',
  overlay: 'Menus and tooltips.',
  toast: 'Notices.',
  skipLink: 'The link to the content, over everything.',
};

export const breakpointNotes: Notes<typeof breakpoint> = {
  phone: 'Up to here, phones: tighter header and menu.',
  tablet: 'Two columns.',
  desktop: 'The wide layout.',
};

export const mediaNotes: Notes<typeof media> = {
  narrow: 'Phones, or text at twice its size.',
  tablet: 'From the tablet breakpoint on.',
  desktop: 'From the desktop breakpoint on.',
  short: 'Screens that are too low for anything to stick to them.',
  hover: 'A pointer that can rest on something: every hover style goes in here.',
  motion: 'Visitors who have not asked for less motion.',
  print: 'Paper.',
  noScript: 'Browsers that run no scripts.',
};
