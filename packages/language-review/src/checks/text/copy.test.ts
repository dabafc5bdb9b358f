import { afterEach, expect, test } from 'vitest';
import { configure, type FormatName, type Language, type LocaleOptions } from '../../config.ts';
import { findingsAmong, testCheck } from '../../fixtures/testCheck.ts';
import { testConfig } from '../../fixtures/testConfig.ts';
import { copy } from './copy.ts';

afterEach(() => void configure(testConfig));

testCheck(copy, {
  accepts: [
    ['en', '', 'It’s “fine”: 5 (five), {company} & more; isn’t it? Yes!\n\nNext.\nLine'],
    ['en', '', 'Settings » Privacy, Settings > Privacy, < 5, ≥ 18'],
    ['es', '', 'Todo lo que vendemos'],
    ['en', '', '10>5, Menu>File'],
    ['fr', '', 'Là où vous vous trouvez, ou\u202F: où nous nous trouvons'],
    ['en', '', 'Air, sea, road, and rail. The store, which sells and ships them. Say which store, and when.'],
    ['en', '', 'In English, Spanish, or Arabic'],
    [
      'en',
      '',
      'Yes, save and close. Sorry, wrong email or password. If you agree, sign and send it. London, England and Wales.',
    ],
    ['es', '', 'Español, inglés y árabe; 5\u00A0caracteres de {max}\u00A0caracteres'],
    ['es', '', '¿Cuándo? ¡Ya! ¡¿Qué?! «Di “sí”», EE.\u00A0UU.'],
    ['ar', '', 'من Facebook وInstagram، ثم 5,000 طرد؛ فهل وصل؟ «نعم»'],
    ['ar', '', 'أسماء (Facebook, Instagram) لا تُترجم'],
    ['ar', '', 'https://example.com/a?b=c,d أو name@example.com أو {email}'],
    ['ar', '', '\u200Eبرمجة\u200F'],
    ['ar', '', 'خصم 20% (للجملة)، والثمن معلن في متجرنا شاملًا كل الرسوم (DD®\u200E)، والحرارة (\u200E°C)'],
    ['ar', '', 'قماش LX™ Go الذي نبيعه في متاجرنا إلى زبائننا في بلدان كثيرة من العالم، ونشحنه إليهم كل يوم'],
    ['fr', '', 'Quoi\u202F?! Oui\u202F: «\u202Fl’{title}\u202F», à 10:30, 5\u202F% (?), 16\u00A0ans, 3 colis'],
    // In the order of an Arabic keyboard: NFC has the other one.
    ['ar', '', 'تأك\u0651\u064Eد'],
    ['ar', '', 'ڤيلا، پاريس، كراج گراج، آأإؤئىءة'],
    ['en', '', 'Łódź, 5 µm, № 1, 10 kΩ, π, β-, .5 to .9'],
    ['fr', '', '{name} s’est connecté à {hours}:{minutes}'],
    ['fr', '', 'Voir https://example.com:80/a?b\u202F; puis-\u2060je venir\u202F?'],
  ],
  finds: [
    ['en', '', 'Cafe\u0301', 'a letter and its accent are two characters (not NFC)'],
    ['en', '', 'a \u00A0b', 'two spaces in a row: a \u00A0b'],
    ['en', '', 'a ', 'a space at the beginning or the end of a line: a '],
    ['en', '', 'a\n b', 'a space at the beginning or the end of a line: a⏎ b'],
    ['en', '', 'a\n', 'an empty line too many: a⏎'],
    ['en', '', 'a\n\n\nb', 'an empty line too many: a⏎⏎⏎b'],
    ['en', '', 'a\u200Bb', 'stray character U+200B: a·b'],
    ['en', '', 'a\u200Cb', 'stray character U+200C: a·b'],
    ['en', '', 'a\tb', 'stray character U+0009: a·b'],
    ['en', '', 'a\u00ADb', 'stray character U+00AD: a·b'],
    ['en', '', 'a\u2003b', 'stray character U+2003: a\u2003b'],
    ['en', '', 'a\uFFFDb', 'stray character U+FFFD: a\uFFFDb'],
    ['fr', '', 'a\u200Fb', 'stray character U+200F: a·b'],
    ['ar', '', 'أ\u202Eب', 'stray character U+202E: أ·ب'],
    ['en', '', '<b', '“<” is markup: a text is plain: <b'],
    ['en', '', 'b>Hello', '“>” is markup: a text is plain: b>Hello'],
    ['en', '', 'a&nbsp;b', '“&nbsp;” is markup: a text is plain: a&nbsp;b'],
    ['en', '', '{ name }', '“{” is no part of a placeholder: { name }', '“}” is no part of a placeholder: { name }'],
    ['en', '', "It's", "' is straight: write ’: It's"],
    ['en', '', '“a', '“ has no ”: “a'],
    ['en', '', 'Wait...', 'three dots where “…” should stand: Wait...'],
    ['en', '', 'air , sea', 'a space before “,”: air , sea'],
    ['es', '', 'TODO: el mapa', '“TODO” stands for a text still to be written: TODO: el mapa'],
    ['fr', '', 'Un colis de de {city}', '“de de” repeats a word: Un colis de de {city}'],
    ['ar', '', 'من من الميناء', '“من من” repeats a word: من من الميناء'],
    [
      'en',
      '',
      'a teapot, sand, ink and desk lamp',
      'no comma before “and desk lamp”: a teapot, sand, ink and desk lamp',
    ],
    [
      'es',
      '',
      'Hasta {max} caracteres',
      'no-break space wanted between the number and “caracteres”: Hasta {max} caracteres',
    ],
    [
      'es',
      '',
      'En inglés, español o árabe',
      '“inglés” before “español”: the reader’s own language comes first: En inglés, español o…',
    ],
    [
      'ar',
      '',
      'بالإنجليزية أو الإسبانية أو العربية',
      '“الإنجليزية” before “العربية”: the reader’s own language comes first: بالإنجليزية أو الإ…',
    ],
    ['ar', '', 'حالياً', 'the tanween stands before the alif: حالياً'],
    ['ar', '', '٥ طرود', 'the digit ٥: write 0 to 9: ٥ طرود'],
    [
      'ar',
      '',
      'متـجر',
      'a stretched letter (U+0640): متـجر',
      '80\u202F% of the letters are Arabic, 90\u202F% have to be',
    ],
    ['es', '', 'Entre. Qué venden sus tiendas? Nada.', '? has no ¿: …nden sus tiendas? Nada.'],
    ['es', '', '¿Qué venden.\n\nNada?', '¿ has no ?: ¿Qué venden.⏎⏎Nad…', '? has no ¿: …ué venden.⏎⏎Nada?'],
    ['es', '', '¡Vaya', '¡ has no !: ¡Vaya'],
    ['es', '', 'El “tal cual”', '“ where «…» should stand: El “tal cual”', '” where «…» should stand: El “tal cual”'],
    ['fr', '', 'Quoi ?', 'narrow no-break space (U+202F) wanted before “?”: Quoi ?'],
    ['fr', '', 'Langue: {language}', 'narrow no-break space (U+202F) wanted before “:”: Langue: {language}'],
    ['fr', '', '«\u202F{title}»', 'narrow no-break space (U+202F) wanted before “»”: «\u202F{title}»'],
    [
      'fr',
      '',
      'Oui\u00A0: «\u202Fa\u202F»',
      'narrow no-break space (U+202F) wanted before “:”: Oui\u00A0: «\u202Fa\u202F»',
    ],
    ['fr', '', 'Quoi\u00A0!', 'narrow no-break space (U+202F) wanted before “!”: Quoi\u00A0!'],
    ['fr', '', '«\u202Fa\u00A0»', 'narrow no-break space (U+202F) wanted before “»”: «\u202Fa\u00A0»'],
    ['fr', '', '«\u00A0a\u202F»', 'narrow no-break space (U+202F) wanted after “«”: «\u00A0a\u202F»'],
    ['fr', '', '« a\u202F»', 'narrow no-break space (U+202F) wanted after “«”: « a\u202F»'],
    ['fr', '', '{count} %', 'no-break space wanted between the number and “%”: {count} %'],
    ['fr', '', '5kg', 'no-break space wanted between the number and “kg”: 5kg'],
    ['ar', '', 'الشرکة', '“ک” (U+06A9) is no letter of the language: الشرکة'],
    ['ar', '', 'فی', '“ی” (U+06CC) is no letter of the language: فی'],
    ['en', '', 'Cоat', '“о” (U+043E) is no letter of the language: Cоat'],
    ['fr', '', 'Οui', '“Ο” (U+039F) is no letter of the language: Οui'],
    ['es', '', 'а', '“а” (U+0430) is no letter of the language: а'],
    [
      'ar',
      '',
      'قواعد (Incoterms®)',
      'left-to-right mark (U+200E) wanted between “®” and what is not Latin: قواعد (Incoterms®)',
      '35\u202F% of the letters are Arabic, 90\u202F% have to be',
    ],
    [
      'ar',
      '',
      'قماش Lycra™ خفيف (ناعم)',
      'left-to-right mark (U+200E) wanted between “™” and what is not Latin: قماش Lycra™ خفيف (ناعم)',
      '70\u202F% of the letters are Arabic, 90\u202F% have to be',
    ],
    [
      'ar',
      '',
      'حرارة (°C)',
      'left-to-right mark (U+200E) wanted between “°” and what is not Latin: حرارة (°C)',
      '83\u202F% of the letters are Arabic, 90\u202F% have to be',
    ],
    ['ar', '', 'نعم, لا', 'Latin “,” where “،” should stand: نعم, لا'],
    ['ar', '', 'هل وصل {company}?', 'Latin “?” where “؟” should stand: هل وصل {company}?'],
    ['ar', '', 'من Facebook; ثم', 'Latin “;” where “؛” should stand: من Facebook; ثم'],
    ['ar', '', 'عبر the contact form', '17\u202F% of the letters are Arabic, 90\u202F% have to be'],
  ],
});

/** What the copy rules find where a region, or a name of the project's own, stands in place of a language. */
function issuesIn(locale: string | { code: string; tag: string }, text: string, format: FormatName = 'flat') {
  const { code } = typeof locale === 'string' ? { code: locale } : locale;
  configure({ ...testConfig, format, locales: ['en', locale as LocaleOptions], accepted: {} });
  return findingsAmong(copy, code as Language, { planted: text }, { planted: code === 'en' ? text : '' });
}

test.each([
  ['fr-FR', 'Quoi ?', 'narrow no-break space (U+202F) wanted before “?”: Quoi ?'],
  ['fr_BE', 'Quoi ?', 'narrow no-break space (U+202F) wanted before “?”: Quoi ?'],
  ['fr-Latn-CH', '«\u202Fa»', 'narrow no-break space (U+202F) wanted before “»”: «\u202Fa»'],
  ['fr-CA', 'Langue: fr', 'narrow no-break space (U+202F) wanted before “:”: Langue: fr'],
  [{ code: 'french', tag: 'fr-FR' }, '5kg', 'no-break space wanted between the number and “kg”: 5kg'],
  ['es-ES', 'El “tal cual”', '“ where «…» should stand: El “tal cual”'],
  ['es-MX', 'Venden?', '? has no ¿: Venden?'],
  ['en-US', 'By air, rail, sea or road.', 'no comma before “or road”: By air, rail, sea or road.'],
  ['ar-EG', 'نعم, لا', 'Latin “,” where “،” should stand: نعم, لا'],
  ['ar-MA', '٥ طرود', 'the digit ٥: write 0 to 9: ٥ طرود'],
  ['ar-EG', '۵ طرود', 'the digit ۵ is Persian: ۵ طرود'],
])('the rules of a language hold in its regions: %j, %s', (locale, text, issue) => {
  expect(issuesIn(locale, text)).toContain(`planted ${issue}`);
});

test.each([
  ['en-GB', 'By air, rail, sea or road.'],
  ['es-MX', 'El “tal cual”'],
  ['es-419', 'El “tal cual”'],
  ['fr-CA', 'Oui!'],
  ['ar-EG', '٥ طرود'],
  ['pt-BR', 'Olá; tudo bem?'],
  // What languages need of characters that are stray in others, and emoji in each.
  ['de', 'Daten\u00ADschutz'],
  ['sv', 'data\u00ADskydd'],
  ['te', 'ఫైల్\u200C తెరవండి'],
  ['fa', 'می\u200Cخواهید {count}\u200Cها'],
  ['fa', 'API\u200Cهای «سفارش»\u200Cها، پشتیبانی ۲۴\u200Cساعته'],
  ['ja', '\u3000私たちの話。\n\n\u3000続き。'],
  ['zh-Hant', '\u3000\u3000我們的故事。\n\n\u3000\u3000閱讀更多。'],
  ['ja', '日本語'],
  ['si', 'ශ්\u200Dරී ලංකාව'],
  ['km', 'សូមបញ្ចូល\u200Bអាសយដ្ឋាន'],
  ['ja', '削除しますか？\u3000はい'],
  ['he', 'ש\u05C1\u05B8לו\u05B9ם'],
  ['hi', 'सड\u093Cक बढ\u093Cाएँ, \u095Eिल्म'],
  ['pt-BR', '👩🏽\u200D💻 🏳️\u200D🌈 🏴\u{E0067}\u{E0062}\u{E0073}\u{E0063}\u{E0074}\u{E007F}'],
])('what other regions and languages do not have is no rule there: %s, %s', (locale, text) => {
  expect(issuesIn(locale, text)).toEqual([]);
});

test('a language may be named in its own script', () => {
  configure({ ...testConfig, locales: ['en', 'ja', 'ru', 'ar'] as LocaleOptions[], accepted: {} });
  const found = findingsAmong(
    copy,
    'en',
    { planted: '日本語, русский, العربية' },
    { planted: '日本語, русский, العربية' },
  );
  expect(found).toEqual([]);
});

test.each([
  ['es', '<b>Buenos</b> días', []],
  ['fr', '<0>Les</0> jours fériés', []],
  ['fr', '{{hours}}:<0>{{minutes}}</0>', []],
  ['es', '<0>5</0> días', ['“días”']],
  ['es', '<0>{{count}}</0> días', ['“días”']],
  ['fr', '<0>5</0><1/> min', ['“min”']],
])('only digits and values count as numbers, a tag does not: %s, %s', (locale, text, units) => {
  const found = units.map((unit) => `planted no-break space wanted between the number and ${unit}: ${text}`);
  expect(issuesIn(locale, text, 'react-i18next').map((issue) => issue.replace('…', ''))).toEqual(found);
});
