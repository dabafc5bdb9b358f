/** Leading and tracking as custom properties; `type.leading` and `type.tracking` read them. */
type TypeSettings = Readonly<Record<string, string>>;

const latin: TypeSettings = {
  '--leading-body': '1.65',
  '--leading-heading': '1.2',
  '--leading-display': '1.06',
  '--tracking-display': '-0.03em',
  '--tracking-heading': '-0.018em',
};

/** Languages whose script needs its own: Arabic stands taller, and its joined letters are never spaced. */
const ownSettings: Readonly<Record<string, TypeSettings>> = {
  ar: {
    '--leading-body': '1.85',
    '--leading-heading': '1.45',
    '--leading-display': '1.34',
    '--tracking-display': '0',
    '--tracking-heading': '0',
  },
};

/** Leading and tracking of a language, by its code. */
export function typeSettings(language: string): TypeSettings {
  return ownSettings[language] ?? latin;
}

const rule = (selector: string, settings: TypeSettings) =>
  `${selector} { ${Object.entries(settings)
    .map(([name, value]) => `${name}: ${value};`)
    .join(' ')} }`;

/** The rules that give every element with a `lang` the settings of its language. */
export const typeSettingsRules = [
  rule(':root, [lang]', latin),
  ...Object.entries(ownSettings).map(([language, settings]) => rule(`[lang='${language}']`, settings)),
].join('\n');
