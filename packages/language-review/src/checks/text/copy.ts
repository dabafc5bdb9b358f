import { escapeRegExp } from 'system-tools/escape-reg-exp';
import { baseLanguage, getConfig, localeInfo, tagOf, type Language } from '../../config.ts';
import { strayLineBreaks } from '../../catalogs/lineBreaks.ts';
import { splitPlaceholders } from '../../catalogs/messages.ts';
import { messageSyntax } from '../../catalogs/syntax.ts';
import { codePointName, percent } from '../../format.ts';
import type { Check } from '../check.ts';
import { withoutNames } from './prose.ts';

interface Issue {
  /** Position in the text; absent where it concerns all of it. */
  at?: number;
  message: string;
}

/** Checks a text in which placeholders, URLs and e-mail addresses are masked. */
type Rule = (text: string) => Issue[];

const forbid =
  (pattern: RegExp, message: (found: string) => string): Rule =>
  (text) =>
    Array.from(text.matchAll(pattern), ({ 0: found, index }) => ({ at: index, message: message(found) }));

/** Replaces masked characters: neither letter nor space nor punctuation. */
const mask = '\uFFFC';
/** Replaces those of a tag, which is no value: what precedes it counts. */
const tagMask = '\u2B1A';
const masks = mask + tagMask;
const masked = /(?:https?:\/\/|www\.)\S*[\p{L}\p{N}/]|[\w.+-]+@[\w-]+(?:\.[\w-]+)+/gu;
const hide = (text: string) => (/^<[\w/]/.test(text) ? tagMask : mask).repeat(text.length);
const maskAll = (text: string, pattern: RegExp) => text.replace(pattern, hide);

/** Opening and closing marks without their counterpart in the paragraph. */
const paired =
  (open: string, close: string): Rule =>
  (text) => {
    const issues: Issue[] = [];
    let opened: number | undefined;
    const unclosed = () => {
      if (opened !== undefined) issues.push({ at: opened, message: `${open} has no ${close}` });
      opened = undefined;
    };
    for (const { 0: mark, index } of text.matchAll(new RegExp(`[${open}${close}]|\\n\\n|$`, 'g'))) {
      if (mark === close) {
        if (opened === undefined) issues.push({ at: index, message: `${close} has no ${open}` });
        opened = undefined;
      } else {
        unclosed();
        if (mark === open) opened = index;
      }
    }
    return issues;
  };

/** Whether a letter and its accent are one character. Beside that, NFC orders the marks of Arabic, and takes letters of Hindi apart. */
export const isComposed = (text: string) => text.normalize('NFC').length >= text.length;

const composed: Rule = (text) =>
  isComposed(text) ? [] : [{ message: 'a letter and its accent are two characters (not NFC)' }];

/** Invisible characters that a catalog may contain: the word joiner forbids a break after a hyphen. */
const wordJoiner = '\u2060';
/** Those of a language: hyphens in long words, wide spaces, breaks between words without spaces, joiners at the end of a word. */
const ownCharacters: Readonly<Record<string, string>> = {
  da: '\u00AD',
  de: '\u00AD',
  fi: '\u00AD',
  ja: '\u3000',
  km: '\u200B',
  kn: '\u200C',
  lo: '\u200B',
  my: '\u200B',
  nb: '\u00AD',
  nl: '\u00AD',
  nn: '\u00AD',
  no: '\u00AD',
  sv: '\u00AD',
  te: '\u200C',
  th: '\u200B',
  zh: '\u3000',
};
/** In right-to-left text also these, for punctuation beside a Latin word. Values are isolated by the code. */
const directionMarks = '\u200E\u200F';

/** What a joiner may stand between: letters of other scripts than Latin, emoji, and values. In Arabic script, a non-joiner follows anything: `API\u200Cها`. */
const joinable = `(?!\\p{Script=Latn})[\\p{L}\\p{M}\\p{Extended_Pictographic}\\p{Emoji_Modifier}${masks}]`;
const joiner = `(?:(?<=${joinable})[\u200C\u200D](?=${joinable})|(?<=\\S)\u200C(?=\\p{Script=Arabic}))`;
/** Part of the flag of a region. */
const flagTag = '(?<=[\u{1F3F4}\u{E0020}-\u{E007E}])[\u{E0020}-\u{E007F}]';

/** Control, format and unassigned characters, and unusual spaces. */
const stray = (allowed: string) =>
  forbid(
    new RegExp(`(?!${joiner}|${flagTag}|[ \u00A0\u202F\n${allowed}])[\\p{C}\\p{Z}\uFFFD]`, 'gu'),
    (found) => `stray character ${codePointName(found)}`,
  );

const lineBreaks = forbid(strayLineBreaks, () => 'an empty line too many');

const commonRules: readonly Rule[] = [
  composed,
  // Wide spaces begin a paragraph where they are no stray characters.
  forbid(/(?<!^\u3000?)\p{Zs}{2,}/gmu, () => 'two spaces in a row'),
  forbid(/^(?!\u3000)\p{Zs}+|\p{Zs}+$/gmu, () => 'a space at the beginning or the end of a line'),
  lineBreaks,
  forbid(/&#?\w+;/g, (found) => `“${found}” is markup: a text is plain`),
  forbid(/\.{3}/g, () => 'three dots where “…” should stand'),
  forbid(/(?<![ \u00A0\u202F(]) [,.](?![\p{L}\p{N}])/gu, (found) => `a space before “${found.trim()}”`),
  // In capitals: the Spanish “todo” is a word.
  forbid(
    /\b(?:TODO|FIXME|TBD|XXX)\b|[Ll]orem [Ii]psum/g,
    (found) => `“${found}” stands for a text still to be written`,
  ),
  forbid(
    /['"]/g,
    (found) => `${found} is straight: write ${found === "'" ? '’' : 'the quotation marks of the language'}`,
  ),
];

/** What is left of a tag, also around a placeholder. “Settings > Privacy” has none. */
const leftoverTag = new RegExp(
  `<(?=[/!?\\p{L}\\d${masks}])|(?<=<[^<> ][^<>]*|/|(?<![\\p{L}\\p{N}])[a-z][a-z\\d-]*)>`,
  'gu',
);

/** What is the rest of a tag or a placeholder, unless a message can quote it. */
function leftoverRules(): readonly Rule[] {
  const { plural } = messageSyntax();
  if (!plural) return [];
  const braces = forbid(/[{}]/g, (found) => `“${found}” is no part of a placeholder`);
  return [
    forbid(leftoverTag, (found) => `“${found}” is markup: a text is plain`),
    ...(plural.count.includes('{') ? [braces] : []),
  ];
}

const quotationMarks = paired('“', '”');
const quotation: readonly Rule[] = [paired('«', '»'), quotationMarks];

/** “…” is allowed inside «…» only. */
const guillemets: Rule = (text) =>
  forbid(/[“”„‟]/g, (found) => `${found} where «…» should stand`)(maskAll(text, /«[^»]*»/g));

/** A text that names several of the languages begins with the reader's own. */
const ownLanguageFirst =
  (language: Language): Rule =>
  (text) => {
    const names = new Intl.DisplayNames(tagOf(language), { type: 'language' });
    const named = getConfig()
      .locales.map(({ code, tag }) => {
        const name = names.of(tag) ?? code;
        return { code, name, at: text.toLowerCase().indexOf(name.toLowerCase()) };
      })
      .filter(({ at }) => at >= 0)
      .toSorted((one, other) => one.at - other.at);
    const [first] = named;
    const own = named.find(({ code }) => code === language);
    return first && own && named.length > 2 && first !== own
      ? [{ at: first.at, message: `“${first.name}” before “${own.name}”: the reader’s own language comes first` }]
      : [];
  };

const oneWord = String.raw`[\p{L}’-]+`;
const item = String.raw`(?:${oneWord} ){0,2}${oneWord}, `;

/**
 * American English puts a comma before the last item of a list. Only four items tell one from a clause (“Yes, save and close”); what
 * begins like a clause is none.
 */
const serialComma = forbid(
  new RegExp(
    String.raw`(?<=${item}${item})(?!(?:and|or|but|so|if|which|who|an?|the) )(?:${oneWord} ){1,2}(?:and|or) (?:${oneWord} )?${oneWord}(?=[.,;:!?)]|$)`,
    'gu',
  ),
  (found) => `no comma before “${/\b(?:and|or) .*/.exec(found)?.[0] ?? found}”`,
);

/** @param allowed words that a language may say twice */
const repeatedWords = (...allowed: string[]): Rule => {
  const repeated = forbid(/(?<![\p{L}’])(\p{L}+) \1(?!\p{L})/giu, (found) => `“${found}” repeats a word`);
  return (text) =>
    repeated(text).filter(({ at = 0 }) => !allowed.some((word) => text.slice(at).toLowerCase().startsWith(`${word} `)));
};

const unit = (pattern: string) =>
  forbid(
    new RegExp(`(?<=[\\d${mask}]${tagMask}*)${pattern}`, 'gu'),
    (found) => `no-break space wanted between the number and “${found.trim()}”`,
  );

/** Units that French separates from the number by a no-break space. */
const units = '%|‰|€|\\$|°C|km|m|cm|mm|kg|g|h|min|s|px|ko|Mo|Go|ans?|mois|jours?|heures?|minutes?|secondes?';

/** Nouns that Spanish keeps on one line with their number. */
const nouns = '%|€|caracteres|estrellas|idiomas|años|meses|días|horas|minutos|segundos';

/** The least share of Arabic letters; the rest allows for abbreviations such as IP. */
const arabicShare = 0.9;

const inArabic: Rule = (text) => {
  const own = withoutNames(text, '');
  const letters = [...own.matchAll(/\p{L}/gu)].length;
  const arabic = [...own.matchAll(/(?=\p{L})\p{Script=Arabic}/gu)].length;
  return letters === 0 || arabic / letters >= arabicShare
    ? []
    : [{ message: `${percent(arabic, letters)} of the letters are Arabic, ${percent(arabicShare, 1)} have to be` }];
};

const arabicMarks: Readonly<Record<string, string>> = { ',': '،', ';': '؛', '?': '؟' };

/** Latin punctuation is allowed between Latin words and in numbers only. */
const arabicPunctuation: Rule = (text) =>
  forbid(
    /[,;?]/g,
    (found) => `Latin “${found}” where “${arabicMarks[found] ?? ''}” should stand`,
  )(text).filter(
    ({ at = 0 }) =>
      !(
        /[\p{Script=Latin}\d][^\p{L}\d]*$/u.test(text.slice(0, at)) &&
        /^[^\p{L}\d]*[\p{Script=Latin}\d]/u.test(text.slice(at + 1))
      ),
  );

/** The one space beside French marks: two widths would differ side by side. */
const narrow = '\u202F';

/** Without the second of two marks, and a mark alone in parentheses. */
const spaceBefore = (marks: string) =>
  forbid(
    new RegExp(`(?<![${narrow}(])${marks}`, 'gu'),
    (found) => `narrow no-break space (U+202F) wanted before “${found}”`,
  );

const spaceBeforeMarks = spaceBefore('(?<![;:!?])[;!?]');

/**
 * Signs without direction at the edge of a Latin run in right-to-left text: they are shown on its other side, away from their word.
 * A left-to-right mark holds them, or the next Latin word.
 */
const jumpingSigns = forbid(
  /(?<=\p{Script=Latin})[®™%°]+(?!\u200E| ?[\p{Script=Latin}\d])|(?<=[([«])[®™%°]+(?=\p{Script=Latin})/gu,
  (found) => `left-to-right mark (U+200E) wanted between “${found}” and what is not Latin`,
);

/** The scripts of what ISO 15924 names as one. */
const writtenIn: Readonly<Record<string, readonly string[]>> = {
  Aran: ['Arab'],
  Hans: ['Hani', 'Bopo'],
  Hant: ['Hani', 'Bopo'],
  Jpan: ['Hani', 'Hira', 'Kana'],
  Kore: ['Hang', 'Hani'],
};

/** Whether Unicode tells which letters a script has: of variants such as Fraktur, it does not. */
function isScript(code: string) {
  try {
    return new RegExp(`\\p{Script=${code}}`, 'u').unicode;
  } catch {
    return false;
  }
}

/** Greek letters that look like no Latin ones: signs of units and of mathematics. */
const signs = 'αβγδεζηθλμξπστφψωΓΔΘΛΞΠΣΦΨΩ';

/** Letters that Arabic shares with its script, and those of loanwords: not the Persian ی and ک, which look the same. */
const arabicLetters = '\u0621-\u064Aپچڤگ';

/**
 * Letters that the language is not written in, such as a Cyrillic “а” in a Latin word: they look the same, and are read, searched and
 * hyphenated as others. Names may be in Latin letters.
 */
function foreignLetters(language: Language): Rule {
  const { script = 'Latn' } = new Intl.Locale(tagOf(language)).maximize();
  if (!(script in writtenIn || isScript(script))) return () => [];
  const own =
    baseLanguage(language) === 'ar'
      ? arabicLetters
      : (writtenIn[script] ?? [script]).map((each) => `\\p{Script_Extensions=${each}}`).join('');
  const foreign = forbid(
    new RegExp(`(?![${own}${signs}\\p{Script=Latn}\\p{Script=Zyyy}])\\p{L}`, 'gu'),
    (found) => `“${found}” (${codePointName(found)}) is no letter of the language`,
  );
  // A list of languages has each in its own script.
  const names = new RegExp(
    getConfig()
      .locales.map(({ name }) => escapeRegExp(name))
      .join('|'),
    'giu',
  );
  return (text) => foreign(maskAll(text, names));
}

/** Of Arabic: 0 to 9 are read everywhere. A region such as Egypt has its own. */
const arabicDigits = forbid(/[\u0660-\u0669]/gu, (found) => `the digit ${found}: write 0 to 9`);

/** By language, without region: see `holdsIn`. */
const languageRules: Readonly<Record<string, readonly Rule[]>> = {
  en: [quotationMarks, repeatedWords('that', 'had'), serialComma],
  es: [...quotation, repeatedWords(), guillemets, unit(` (?:${nouns})(?!\\p{L})`), paired('¿', '?'), paired('¡', '!')],
  ar: [
    ...quotation,
    repeatedWords(),
    guillemets,
    arabicPunctuation,
    forbid(/[اى]\u064B/gu, () => 'the tanween stands before the alif'),
    arabicDigits,
    forbid(/[\u06F0-\u06F9]/gu, (found) => `the digit ${found} is Persian`),
    forbid(/\u0640/gu, () => 'a stretched letter (U+0640)'),
    inArabic,
  ],
  fr: [
    ...quotation,
    repeatedWords('nous', 'vous'),
    guillemets,
    // Without a time (10:30).
    spaceBefore(`(?:(?<![;:!?]):(?!(?<=[\\d${masks}]:)[\\d${masks}])|»)`),
    spaceBeforeMarks,
    forbid(new RegExp(`«(?!${narrow})`, 'gu'), () => 'narrow no-break space (U+202F) wanted after “«”'),
    unit(` ?(?:${units})(?![\\p{L}\\p{N}’])`),
  ],
};

/**
 * Whether a rule of a language holds in its region: other English has no serial comma, other Spanish “…”, Canadian French “Oui!”,
 * Egyptian Arabic ٣.
 */
function holdsIn(language: Language, rule: Rule) {
  const { language: own, region } = new Intl.Locale(tagOf(language)).maximize();
  // Without a region, engines disagree on the digits.
  if (rule === arabicDigits)
    return (
      tagOf(language) === own || new Intl.NumberFormat(tagOf(language)).resolvedOptions().numberingSystem !== 'arab'
    );
  if (rule === serialComma) return region === 'US';
  if (rule === guillemets) return own !== 'es' || region === 'ES';
  return rule !== spaceBeforeMarks || region !== 'CA';
}

const excerptRadius = 16;

const excerptAt = (text: string, at: number) => {
  const piece = text
    .slice(Math.max(0, at - excerptRadius), at + excerptRadius + 1)
    .replaceAll('\n', '⏎')
    .replaceAll(/\p{C}/gu, '·');
  return `${at > excerptRadius ? '…' : ''}${piece}${at + excerptRadius + 1 < text.length ? '…' : ''}`;
};

function issuesIn(text: string, rules: readonly Rule[]): string[] {
  const pieces = splitPlaceholders(text).map((piece) =>
    'text' in piece ? { shown: piece.text, prose: piece.text } : { shown: piece.source, prose: hide(piece.source) },
  );
  const shown = pieces.map((piece) => piece.shown).join('');
  const prose = maskAll(pieces.map((piece) => piece.prose).join(''), masked);
  return rules
    .flatMap((rule) => rule(prose))
    .map(({ at, message }) => (at === undefined ? message : `${message}: ${excerptAt(shown, at)}`));
}

/** What no text is saved with, unless the project accepts it; one of the copy rules of each language. */
export const lineBreakIssues = (text: string) => issuesIn(text, [lineBreaks]);

/** Violations of the copy rules of a language: punctuation, spaces, characters. */
function issuesOf(language: Language, text: string): string[] {
  const allowed = wordJoiner + (ownCharacters[baseLanguage(language)] ?? '');
  const directionRules =
    localeInfo(language).direction === 'rtl' ? [stray(allowed + directionMarks), jumpingSigns] : [stray(allowed)];
  return issuesIn(text, [
    ...directionRules,
    ...commonRules,
    ...leftoverRules(),
    ...(languageRules[baseLanguage(language)] ?? []).filter((rule) => holdsIn(language, rule)),
    foreignLetters(language),
    ownLanguageFirst(language),
  ]);
}

export const copy = {
  id: 'copy',
  label: 'Copy rule',
  finds:
    'It breaks the copy rules of its language (`src/checks/text/copy.ts`) that hold in its region, such as one kind of space (U+202F) before French marks and inside guillemets, or, in right-to-left text, a left-to-right mark between `Incoterms®` and a bracket',
  accept: 'reason',
  find: ({ language, text }) => issuesOf(language, text),
} as const satisfies Check;
