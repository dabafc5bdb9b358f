/** Custom properties to which the tokens of `type` refer. */
type TypeSettings = Readonly<Record<string, string>>;

const latin: TypeSettings = {
  '--leading-body': '1.65',
  '--leading-reading': '1.72',
  '--leading-control': '1.5',
  '--leading-heading': '1.2',
  '--leading-quote': '1.5',
  '--leading-display': '1.06',
  '--tracking-display': '-0.03em',
  '--tracking-heading': '-0.018em',
  '--scale-display': '1',
  '--scale-reading': '1',
  // The browser chooses the marks of the language.
  '--quotes': 'auto',
};

/** Languages with their own settings: Arabic is taller, looks larger, and its joined letters are never spaced. */
const ownSettings: Readonly<Record<string, TypeSettings>> = {
  ar: {
    '--leading-body': '1.85',
    '--leading-reading': '2',
    '--leading-control': '1.6',
    '--leading-heading': '1.45',
    '--leading-quote': '1.75',
    '--leading-display': '1.34',
    '--tracking-display': '0',
    '--tracking-heading': '0',
    '--scale-display': '0.9',
    '--scale-reading': '1.06',
    '--quotes': "'«' '»'",
  },
  // In Spanish, the full stop follows the closing mark.
  es: { ...latin, '--quotes': "'«' '».'" },
  fr: { ...latin, '--quotes': "'«\u202f' '\u202f»'" },
};

export const typeSettings = (language: string) => ownSettings[language] ?? latin;

const rule = (selector: string, settings: TypeSettings) =>
  `${selector} { ${Object.entries(settings)
    .map(([name, value]) => `${name}: ${value};`)
    .join(' ')} }`;

/** Applies its settings to every element with a `lang`. */
export const typeSettingsRules = [
  rule(':root, [lang]', latin),
  ...Object.entries(ownSettings).map(([language, settings]) => rule(`[lang='${language}']`, settings)),
].join('\n');
