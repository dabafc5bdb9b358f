/**
 * The design tokens: every color, size, radius and shadow of the product, and every duration of its motion.
 * Sizes are in rem, so they follow the visitor's text size; borders and focus rings are in px.
 */

/** Colors. `Docs/Colors` in the workbench shows each with its measured contrast. */
export const color = {
  /** Backgrounds, from the page to the most raised layer. */
  background: '#070d1f',
  backgroundRaised: '#0b1430',
  surface: '#101b3b',
  surfaceHover: '#172550',
  surfacePressed: '#0d1732',
  /** Decorative borders; never the only boundary of a control. */
  border: '#223260',
  /** Borders of controls: at least 3:1 on every background. */
  borderControl: '#7485b8',
  text: '#eef2ff',
  textMuted: '#aebadb',
  /** The one bright accent, for action. */
  accent: '#ffb84d',
  accentHover: '#ffcb7d',
  accentPressed: '#f0a02b',
  onAccent: '#1d1200',
  danger: '#ff9088',
  success: '#62e3bb',
  focus: '#8ecbff',
  /** Behind the header, which the page scrolls under. */
  headerBackground: 'rgb(7 13 31 / 86%)',
} as const;

/** Distances on a 4 px grid. */
export const space = {
  xxxs: '0.125rem',
  xxs: '0.25rem',
  xs: '0.5rem',
  sm: '0.75rem',
  md: '1rem',
  lg: '1.5rem',
  xl: '2rem',
  xxl: '3rem',
  /** Between the parts of a section, and between sections: both grow with the viewport. */
  part: 'clamp(2rem, 1.25rem + 3.2vw, 4rem)',
  section: 'clamp(3.5rem, 2.5rem + 4.4vw, 6.5rem)',
  /** The distance from the edge of the viewport to the content. */
  gutter: 'clamp(1rem, 0.25rem + 3.4vw, 3rem)',
} as const;

/** Sizes of elements. */
export const size = {
  /** Smallest pointer target (WCAG 2.2, 2.5.5). */
  target: '2.75rem',
  icon: '1.25rem',
  iconSmall: '1rem',
  hairline: '1px',
  /** A decorative line. */
  stroke: '2.5px',
  focusRing: '3px',
  header: '4.5rem',
  /** Widths of content: the page, a line of reading text, a form. */
  page: 'clamp(76rem, 68vw, 88rem)',
  measure: '40rem',
  form: '44rem',
  quote: '56rem',
  avatar: '5.5rem',
  star: '1.375rem',
  toast: '26rem',
  tooltip: '18rem',
  menu: '13rem',
  /** Smallest width of calls to action that are side by side. */
  action: '14rem',
  /** These are in px, because the zoom level of the map depends on them (see mapUrls.ts). */
  map: 'clamp(288px, 14rem + 18vw, 440px)',
  aside: '20rem',
} as const;

/** Typography: family, sizes that grow with the viewport, weights. */
export const type = {
  family: "'Readex Pro Variable', 'Readex Pro Fallback', system-ui, sans-serif",
  size: {
    xs: '0.8125rem',
    sm: '0.9375rem',
    md: '1.0625rem',
    reading: 'clamp(1.0625rem, 1rem + 0.25vw, 1.1875rem)',
    lg: 'clamp(1.125rem, 1.05rem + 0.35vw, 1.3125rem)',
    xl: 'clamp(1.375rem, 1.25rem + 0.6vw, 1.75rem)',
    xxl: 'clamp(1.75rem, 1.4rem + 1.5vw, 2.75rem)',
    quote: 'clamp(1.375rem, 1rem + 1.6vw, 2.125rem)',
    display: 'clamp(2.25rem, 1.5rem + 3.4vw, 4.5rem)',
    giant: 'clamp(5rem, 3rem + 10vw, 11rem)',
  },
  weight: { regular: 340, medium: 460, bold: 580 },
  /** Set per language in the global style: Arabic is taller, and its joined letters are never spaced. */
  leading: {
    body: 'var(--leading-body)',
    /** Texts of many paragraphs. */
    reading: 'var(--leading-reading)',
    /** Labels, buttons, fields, small print. */
    control: 'var(--leading-control)',
    heading: 'var(--leading-heading)',
    quote: 'var(--leading-quote)',
    display: 'var(--leading-display)',
  },
  tracking: {
    display: 'var(--tracking-display)',
    heading: 'var(--tracking-heading)',
  },
  /** Factors of a size: Arabic looks larger than Latin in headings, and its dots need more room in long texts. */
  scale: { display: 'var(--scale-display)', reading: 'var(--scale-reading)' },
  quotes: 'var(--quotes)',
} as const;

export const radius = {
  sm: '0.5rem',
  md: '0.75rem',
  lg: '1.25rem',
  round: '999px',
} as const;

export const shadow = {
  tooltip: '0 4px 12px rgb(2 5 15 / 35%)',
  overlay: '0 0 0 1px rgb(142 163 220 / 22%), 0 24px 60px rgb(2 5 15 / 70%)',
} as const;

/** Durations in ms; all motion stops under `prefers-reduced-motion`. */
export const motion = {
  fast: '140ms',
  moderate: '260ms',
  slow: '2800ms',
  easing: 'cubic-bezier(0.2, 0.7, 0.2, 1)',
} as const;

/** `z-index` of the layers above the page. */
export const layer = { header: 10, toast: 20, overlay: 30, skipLink: 40 } as const;

/** Widths at which the layout changes; in em, so that the text size counts. */
export const breakpoint = { phone: '28em', tablet: '48em', desktop: '64em' } as const;

export const media = {
  /** Phones, or text at 200 %. */
  narrow: `@media (max-width: ${breakpoint.phone})`,
  tablet: `@media (min-width: ${breakpoint.tablet})`,
  desktop: `@media (min-width: ${breakpoint.desktop})`,
  /** A phone in landscape, or zoom of 400 %: sticky elements would leave no room to read. */
  short: '@media (max-height: 20em)',
  hover: '@media (hover: hover) and (pointer: fine)',
  motion: '@media (prefers-reduced-motion: no-preference)',
  print: '@media print',
  noScript: '@media (scripting: none)',
} as const;
