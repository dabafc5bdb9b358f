import { expect, test } from 'vitest';
import { linguiFormat } from './format.ts';

const source = `# Translators: Noor
msgid ""
msgstr ""
"Language: de\\n"
"X-Generator: @lingui/cli\\n"

#. js-lingui-explicit-id
#: src/Basket.tsx:12
msgid "basket.title"
msgstr "Your basket"

#: src/Basket.tsx:14
msgid ""
"Hello <0>{name}</0>, "
"welcome back"
msgstr ""
"Guten Tag, <0>{name}</0>, "
"schön"

msgctxt "verb"
msgid "Order"
msgstr ""
msgid "Order"
msgstr "a\\tb \\"c\\" \\\\ \\n"

#~ msgid "Old"
#~ msgstr "Alt"
`;

const entriesOf = (text: string) => Array.from(linguiFormat.parse(text), ([key, entry]) => [key, entry.text]);
const written = (key: string, text: string, from = source) => linguiFormat.write(from, { key, text }, []);

test.each([source, source.replaceAll('\n', '\r\n'), source.trimEnd()])(
  'messages are read without the header and what is obsolete; a context tells two apart',
  (text) => {
    expect(entriesOf(text)).toEqual([
      ['basket.title', 'Your basket'],
      ['Hello <0>{name}</0>, welcome back', 'Guten Tag, <0>{name}</0>, schön'],
      ['Order (verb)', ''],
      ['Order', 'a\tb "c" \\ \n'],
    ]);
    const positions = Array.from(linguiFormat.parse(text).values(), ({ start, end }) => text.slice(start, end));
    expect(positions[0]).toBe('"Your basket"');
    expect(positions[2]).toBe('""');
    expect(Array.from(linguiFormat.parse(text).values(), ({ context }) => context)).toEqual([
      undefined,
      undefined,
      'verb',
      undefined,
    ]);
  },
);

test.each([
  ['msgid "a"\n\nmsgid "b"\nmsgstr "x"', 'msgid stands here a second time', 'msgid "b"'],
  ['msgid "a"\n', 'the msgstr of "a" is missing', 'msgid'],
  ['#: x\nmsgid "a"\n#: y\nmsgstr "b"\nmsgstr "c"', 'the msgid of this msgstr is missing', 'msgstr "c"'],
  ['msgstr "x"', 'the msgid of this msgstr is missing', 'msgstr'],
  ['msgid "a"\nmsgstr "x\n', 'the double quote at the end of the text is missing in this line', '"x'],
  ['msgid "a"\nmsgstr x', 'a text in double quotes is expected here', 'x'],
  ['msgid "a"\nmsgstr "say "x" now"', 'the text ends here; a double quote inside a text is written \\"', '"x'],
  ['msgid "a"\nmsgstr "x"\n<<<<<<< HEAD\n', 'a text in double quotes is expected here', '<<<<<<< HEAD'],
  [
    'msgid "a"\nmsgstr "x"\n\nmsgid "a"\nmsgstr "y"',
    'the message "a" stands here a second time',
    'msgid "a"\nmsgstr "y',
  ],
  ['"a"', 'a text stands here without msgid or msgstr', '"a"'],
  [
    'msgid "a"\nmsgid_plural "b"\nmsgstr[0] "x"',
    'plural forms of gettext are not supported; Lingui writes them inside of the message',
    'msgid_plural',
  ],
  ['msgdi "a"', '"msgdi" is unknown; a line begins with msgctxt, msgid, msgstr, a double quote or #', 'msgdi'],
  [
    '\uFEFFmsgid "a"',
    'an invisible byte order mark stands here; the file must be saved as UTF-8 without one',
    '\uFEFF',
  ],
])('%j is broken', (broken, message, at) => {
  expect(() => linguiFormat.parse(broken)).toThrow(
    expect.objectContaining({ message, offset: broken.lastIndexOf(at) }) as Error,
  );
});

test.each([
  ['basket.title', 'Ihr "Korb"', '"Your basket"', '"Ihr \\"Korb\\""'],
  ['Hello <0>{name}</0>, welcome back', 'Hallo', '""\n"Guten Tag, <0>{name}</0>, "\n"schön"', '"Hallo"'],
  ['Order (verb)', 'a\n\nb', 'msgid "Order"\nmsgstr ""', 'msgid "Order"\nmsgstr ""\n"a\\n"\n"\\n"\n"b"'],
  ['Order', 'C:\\new\t', '"a\\tb \\"c\\" \\\\ \\n"', '"C:\\\\new\\t"'],
])('%s is written, and nothing else changes', (key, text, before, after) => {
  const result = written(key, text);
  expect(result).toBe(source.replace(before, after.replaceAll('$', '$$$$')));
  expect(linguiFormat.parse(result).get(key)?.text).toBe(text);
});

test('a text that ends as another one with its context does is another message', () => {
  const alike = 'msgctxt "menu"\nmsgid "File"\nmsgstr "a"\n\nmsgid "File (menu)"\nmsgstr "b"\n';
  expect(entriesOf(alike)).toEqual([
    ['File ((menu))', 'a'],
    ['File (menu)', 'b'],
  ]);
  expect(written('File ((menu))', 'c', alike)).toBe(alike.replace('"a"', '"c"'));
  expect(() => entriesOf(alike + alike)).toThrow('the message "File (menu)" stands here a second time');
});

const fuzzy = `#, fuzzy
msgid ""
msgstr "Language: de\\n"

# Noor
#: src/Pier.tsx:3
#, fuzzy
#| msgid "Leave the pier"
msgid "Leave the pier now"
msgstr "Vom Pier ablegen"

#, c-format,fuzzy , no-wrap
msgctxt "verb"
msgid "Moor"
msgstr ""
"Fest"
"machen"

#, fuzzy
#~ msgid "Anchor"
#~ msgstr "Anker"

#| msgid "Ropes"
msgid "Rope"
msgstr "Tau"
`;

test.each([fuzzy, fuzzy.replaceAll('\n', '\r\n')])('a fuzzy message is marked', (text) => {
  const entries = Array.from(linguiFormat.parse(text), ([key, { isFuzzy = false }]) => [key, isFuzzy]);
  expect(entries).toEqual([
    ['Leave the pier now', true],
    ['Moor (verb)', true],
    ['Rope', false],
  ]);
});

test.each([
  ['Leave the pier now', '#, fuzzy\n#| msgid "Leave the pier"\nmsgid "Leave', 'msgid "Leave', '"Vom Pier ablegen"'],
  ['Moor (verb)', '#, c-format,fuzzy , no-wrap', '#, c-format, no-wrap', '""\n"Fest"\n"machen"'],
  ['Rope', '', '', '"Tau"'],
])('%s is no longer fuzzy once its text is written, and nothing else changes', (key, before, after, text) => {
  expect(written(key, 'Neu', fuzzy)).toBe(fuzzy.replace(before, after).replace(text, '"Neu"'));
  const crlf = (unix: string) => unix.replaceAll('\n', '\r\n');
  expect(written(key, 'Neu', crlf(fuzzy))).toBe(crlf(written(key, 'Neu', fuzzy)));
});

test('line ends stay as they are', () => {
  const crlf = source.replaceAll('\n', '\r\n');
  expect(written('Order (verb)', 'a\nb', crlf)).toBe(
    crlf.replace('msgid "Order"\r\nmsgstr ""', 'msgid "Order"\r\nmsgstr ""\r\n"a\\n"\r\n"b"'),
  );
});
