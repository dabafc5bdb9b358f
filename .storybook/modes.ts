import { languages, type Language } from '#i18n/languages.ts';

/** The viewports of the toolbar. Every page is reviewed on a phone, a tablet and a desktop. */
export const viewports = {
  phone: { name: 'Phone, 320 px', styles: { width: '320px', height: '720px' }, type: 'mobile' },
  commonPhone: { name: 'Phone, 390 px', styles: { width: '390px', height: '844px' }, type: 'mobile' },
  largePhone: { name: 'Phone, 448 px', styles: { width: '448px', height: '998px' }, type: 'mobile' },
  tablet: { name: 'Tablet, 768 px', styles: { width: '768px', height: '1024px' }, type: 'tablet' },
  laptop: { name: 'Laptop, 1024 px', styles: { width: '1024px', height: '768px' }, type: 'desktop' },
  desktop: { name: 'Desktop, 1280 px', styles: { width: '1280px', height: '900px' }, type: 'desktop' },
  largeDesktop: { name: 'Desktop, 1920 px', styles: { width: '1920px', height: '1080px' }, type: 'desktop' },
} as const;

export type Viewport = keyof typeof viewports;

export interface Mode {
  locale: Language;
  viewport: Viewport;
}

const modesOf = (codes: readonly Language[], widths: readonly Viewport[]): Record<string, Mode> =>
  Object.fromEntries(
    codes.flatMap((locale) => widths.map((viewport) => [`${locale}-${viewport}`, { locale, viewport }] as const)),
  );

/** Modes of every story: one language of each direction, at one width. A story can add modes, but not replace these. */
export const componentModes = modesOf(['en', 'ar'], ['desktop']);

/** Modes of pages, sections and layout: every language at every width. */
export const pageModes = modesOf(
  languages.map(({ code }) => code),
  ['phone', 'tablet', 'desktop'],
);

/** Modes of visitors with a contrast theme or large text, for `parameters.visualReview`, which Chromatic ignores. */
export const settingsModes = {
  'en-desktop-contrast': { locale: 'en', viewport: 'desktop', forcedColors: 'active' },
  'ar-phone-contrast': { locale: 'ar', viewport: 'phone', forcedColors: 'active' },
  'es-desktop-large-text': { locale: 'es', viewport: 'desktop', textScale: 2 },
} as const;

/** The mode of visitors who print. */
export const printMode = { 'fr-desktop-print': { locale: 'fr', viewport: 'desktop', media: 'print' } } as const;

/** The mode in which the pointer is over an element. */
export const hoverMode = (selector: string) => ({
  'en-desktop-hover': { locale: 'en', viewport: 'desktop', hover: selector } as const,
});

/** The mode in which the keyboard has focused an element. */
export const focusMode = (selector: string) => ({
  'en-desktop-focus': { locale: 'en', viewport: 'desktop', focus: selector } as const,
});

/** Parameters of a page and of its parts, which fill the viewport. */
export const pageParameters = { layout: 'fullscreen', chromatic: { modes: pageModes } } as const;

/** Parameters of a story that looks like another one and needs no snapshot (docs/decisions/0016-default-modes.md). */
export const looksLikeAnother = { chromatic: { disableSnapshot: true } };
