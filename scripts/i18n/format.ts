/** A share in percent that is 100 only where nothing is missing. */
export const completeness = (texts: number, of: number) => `${of === 0 ? 0 : Math.floor((100 * texts) / of)}%`;

const difference = new Intl.NumberFormat('en', { style: 'percent', maximumFractionDigits: 0, signDisplay: 'exceptZero' });

/** How much longer a text is than the English one: "+24%", "-8%", "0%". */
export const growth = (expansion: number) => difference.format(expansion - 1).replace('-', '−');

const englishNames = new Intl.DisplayNames('en', { type: 'language' });

/** A language for readers of English: "Arabic". */
export const englishName = (language: string) => englishNames.of(language) ?? language;
