export type Direction = 'ltr' | 'rtl';

export interface LocaleOf<Code extends string> {
  /** BCP 47 code: the value of `lang`, and `{language}` in the path of a catalog. */
  code: Code;
  /** The language's name in the language itself; by default, that of `Intl.DisplayNames`. */
  name: string;
  /** For little space; by default, the code in capitals. */
  short: string;
  /** By default, that of the script. */
  direction: Direction;
}

/** The scripts in use that run from right to left. `Intl.Locale.prototype.getTextInfo` overlooks the script of a code in Node 20. */
const rightToLeft = ['Adlm', 'Arab', 'Aran', 'Hebr', 'Mand', 'Mend', 'Nkoo', 'Rohg', 'Samr', 'Syrc', 'Thaa', 'Yezi'];

const directionOf = (code: string): Direction =>
  rightToLeft.includes(new Intl.Locale(code).maximize().script ?? '') ? 'rtl' : 'ltr';

/** In the language itself, with a capital. */
function nameOf(code: string) {
  const name = new Intl.DisplayNames(code, { type: 'language' }).of(code) ?? code;
  const [first = ''] = name;
  return first.toLocaleUpperCase(code) + name.slice(first.length);
}

/** A locale with everything that the project has not set. @throws {RangeError} where the code is no BCP 47 code */
export function completeLocale<Code extends string>(
  options: Code | (Pick<LocaleOf<Code>, 'code'> & Partial<LocaleOf<Code>>),
): LocaleOf<Code> {
  const given = typeof options === 'string' ? { code: options } : options;
  const { code } = given;
  return { name: nameOf(code), short: code.toUpperCase(), direction: directionOf(code), ...given };
}
