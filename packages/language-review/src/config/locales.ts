export type Direction = 'ltr' | 'rtl';

export interface LocaleOf<Code extends string> {
  /** What the project calls the language: in the toolbar, in its library, in the files of the addon. */
  code: Code;
  /** BCP 47 tag: the value of `lang`, and what `Intl` is asked for; by default, the code with hyphens. */
  tag: string;
  /** `{language}` in the path of a catalog; by default, the code. */
  file: string;
  /**
   * The language whose texts stand for those that the catalog leaves out: by default, the one without region, if the project has it.
   * With `false`, the catalog has to be complete.
   */
  fallback?: Code | false | undefined;
  /** The language's name in the language itself; by default, that of `Intl.DisplayNames`. */
  name: string;
  /** For little space; by default, the code in capitals. */
  short: string;
  /** By default, that of the script. */
  direction: Direction;
}

/** The scripts in use that run from right to left. `Intl.Locale.prototype.getTextInfo` overlooks the script of a code in Node 20. */
const rightToLeft = ['Adlm', 'Arab', 'Aran', 'Hebr', 'Mand', 'Mend', 'Nkoo', 'Rohg', 'Samr', 'Syrc', 'Thaa', 'Yezi'];

const directionOf = (tag: string): Direction =>
  rightToLeft.includes(new Intl.Locale(tag).maximize().script ?? '') ? 'rtl' : 'ltr';

/** In the language itself, with a capital. */
function nameOf(tag: string) {
  const name = new Intl.DisplayNames(tag, { type: 'language' }).of(tag) ?? tag;
  const [first = ''] = name;
  return first.toLocaleUpperCase(tag) + name.slice(first.length);
}

const partsOf = (tag: string) => new Intl.Locale(tag).maximize();

/** Whether one language is that of another region: `pt-BR` and `pt-PT`, but not `zh-TW` and `zh`, which differ in script. */
export function areVariants(tag: string, other: string) {
  const [a, b] = [partsOf(tag), partsOf(other)];
  return a.language === b.language && a.script === b.script;
}

/** The locale of the same language and script with the longest part of a tag. */
export function nearestLocale<Locale extends { tag: string }>(tag: string, locales: readonly Locale[]) {
  const parts = new Intl.Locale(tag).baseName.split('-');
  while (parts.pop() !== undefined) {
    const found = locales.find((locale) => locale.tag === parts.join('-'));
    if (found && areVariants(found.tag, tag)) return found;
  }
  return undefined;
}

/** A locale with everything that the project has not set. @throws {RangeError} where the tag is no BCP 47 tag */
export function completeLocale<Code extends string>(
  options: Code | (Pick<LocaleOf<Code>, 'code'> & Partial<LocaleOf<Code>>),
): LocaleOf<Code> {
  const given = typeof options === 'string' ? { code: options } : options;
  const { code, tag: own = code.replaceAll('_', '-') } = given;
  const [tag = own] = Intl.getCanonicalLocales(own);
  return { file: code, name: nameOf(tag), short: tag.toUpperCase(), direction: directionOf(tag), ...given, tag };
}
