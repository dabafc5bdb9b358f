import {
  parse,
  TYPE,
  type MessageFormatElement,
  type NumberElement,
  type NumberSkeleton,
} from '@formatjs/icu-messageformat-parser';
import {
  sourceOf,
  splitAt,
  withoutStrayEnds,
  type MessageArgument,
  type MessagePiece,
  type MessagePlural,
  type MessageSyntax,
} from './messageSyntax.ts';

/** `<b>`, `</b>`, `<0/>`: in Lingui, without spaces. */
const splitTags = {
  'react-intl': splitAt(/<\/?\w[\w.-]*\s*\/?>/g, (source) => source.replaceAll(/\s+/g, '')),
  lingui: splitAt(/<\/?\w+>|<\w+\/>/g),
};

/** What apostrophes quote: in react-intl to the end of the message where the second one is missing. Two are an apostrophe. */
const quoted = {
  'react-intl': { outside: /''|'[{}<>](?:[^']|'')*'?/g, inPlural: /''|'[{}<>#](?:[^']|'')*'?/g },
  lingui: { outside: /''|'[{}](?:[^']|'')*'(?!')/g, inPlural: /''|'[{}#](?:[^']|'')*'(?!')/g },
};

const unquoted = (source: string) => (source === "''" ? "'" : source.replaceAll(/^'|'$/g, '').replaceAll("''", "'"));

/** The parser reads apostrophes as react-intl does: those of Lingui, and what they quote, are masked. */
const readable = (message: string, library: IcuLibrary) =>
  library === 'lingui'
    ? message.replaceAll(/''|'[{}#](?:[^']|'')*'(?!')|'/g, ({ length }) => '\u2019'.repeat(length))
    : message;

export type IcuLibrary = keyof typeof quoted;

const formsMissing = 'a plural or select is followed by its forms, as in {count, plural, one {…} other {…}}';
const formExpected = 'a form of a plural or select is a name and a text in braces, as in other {…}';
const formRepeated = 'this form of a plural or select stands here a second time';

/** What the errors of the parser mean. */
const problems: Readonly<Partial<Record<string, string>>> = {
  EXPECT_ARGUMENT_CLOSING_BRACE:
    "the closing brace of this placeholder, }, is missing; a brace in a text is written '{'",
  EMPTY_ARGUMENT: 'a placeholder needs a name in its braces',
  MALFORMED_ARGUMENT: 'a placeholder is a name in braces, as in {name}, or a name, a comma and a type',
  EXPECT_ARGUMENT_TYPE: 'the type of the placeholder is missing after its comma',
  INVALID_ARGUMENT_TYPE: 'a placeholder has the type number, date, time, plural, selectordinal or select',
  EXPECT_SELECT_ARGUMENT_OPTIONS: formsMissing,
  EXPECT_PLURAL_ARGUMENT_SELECTOR: formExpected,
  EXPECT_PLURAL_ARGUMENT_SELECTOR_FRAGMENT: formExpected,
  EXPECT_SELECT_ARGUMENT_SELECTOR: formExpected,
  EXPECT_SELECT_ARGUMENT_SELECTOR_FRAGMENT: formExpected,
  DUPLICATE_PLURAL_ARGUMENT_SELECTOR: formRepeated,
  DUPLICATE_SELECT_ARGUMENT_SELECTOR: formRepeated,
  MISSING_OTHER_CLAUSE: 'the form other {…} is missing',
  INVALID_TAG: "a tag is written <b>…</b> or <b/>; a < before a letter is written '<'",
  UNMATCHED_CLOSING_TAG: 'this closing tag has no opening tag',
  UNCLOSED_TAG: 'the closing tag is missing',
};

/** An error of the parser has the name of what it found as its message, and a location. */
interface ParserError extends Error {
  location?: { start: { offset: number } };
}

const invalid = (problem: string, { location }: Pick<ParserError, 'location'>) =>
  `is not a valid ICU message: ${problem} (character ${(location?.start.offset ?? 0) + 1})`;

/** Tags are read as text here: a library may allow others than the parser does. */
function parsed(
  message: string,
  library: IcuLibrary,
  shouldParseSkeletons = false,
): readonly MessageFormatElement[] | undefined {
  try {
    return parse(readable(message, library), { captureLocation: true, ignoreTag: true, shouldParseSkeletons });
  } catch {
    return undefined;
  }
}

function innerElements(element: MessageFormatElement): MessageFormatElement[] {
  if (element.type === TYPE.tag) return element.children;
  return element.type === TYPE.plural || element.type === TYPE.select
    ? Object.values(element.options).flatMap(({ value }) => value)
    : [];
}

const allOf = (elements: readonly MessageFormatElement[]): MessageFormatElement[] =>
  elements.flatMap((element) => [element, ...allOf(innerElements(element))]);

function hasOptions(options: Intl.NumberFormatOptions) {
  try {
    return Boolean(new Intl.NumberFormat('en', options));
  } catch {
    return false;
  }
}

/** Whether a library can show a value in the style that is written out in its placeholder. Lingui knows none for numbers. */
function hasUsableStyle(element: MessageFormatElement, library: IcuLibrary) {
  if (element.type !== TYPE.number || !element.style || typeof element.style === 'string') return true;
  return library === 'react-intl' && hasOptions(element.style.parsedOptions);
}

/** What a skeleton says beyond how a number is shown: `::currency/EUR`, `::scale/1000`. */
function measureIn({ currency, unit, scale = 1 }: NumberSkeleton['parsedOptions']) {
  const parts = [
    currency && `currency/${currency.toUpperCase()}`,
    unit && `unit/${unit}`,
    scale !== 1 && `scale/${scale}`,
  ].filter(Boolean);
  return parts.length === 0 ? undefined : `::${parts.join(' ')}`;
}

/** The style that is part of the type of a number: its measure, or a name that the library does not know, which the project may define. */
function typeStyle({ style }: NumberElement, library: IcuLibrary) {
  if (!style) return undefined;
  if (typeof style !== 'string') return measureIn(style.parsedOptions);
  const isKnown = library === 'lingui' ? hasOptions({ style: style as 'percent' }) : style !== 'currency';
  return isKnown ? undefined : style;
}

function literalPieces(source: string, library: IcuLibrary, inPlural: boolean): MessagePiece[] {
  const pieces: MessagePiece[] = [];
  const add = (piece: MessagePiece) => {
    const last = pieces.at(-1);
    if (last && 'text' in last && 'text' in piece)
      pieces.splice(-1, 1, { text: last.text + piece.text, source: sourceOf(last) + sourceOf(piece) });
    else pieces.push(piece);
  };
  let end = 0;
  for (const { 0: found, index } of source.matchAll(quoted[library][inPlural ? 'inPlural' : 'outside'])) {
    splitTags[library](source.slice(end, index)).forEach(add);
    add({ text: unquoted(found), source: found });
    end = index + found.length;
  }
  splitTags[library](source.slice(end)).forEach(add);
  return pieces;
}

function split(message: string, library: IcuLibrary): MessagePiece[] {
  const elements = /[{<']/.test(message) ? parsed(message, library) : undefined;
  // A message that is not valid is one text.
  if (!elements) return message === '' ? [] : [{ text: message }];
  const pieces: MessagePiece[] = [];
  const named = new Set<string>();
  const add = (source: string, name?: string) => {
    if (source === '') return;
    pieces.push(name === undefined || named.has(name) ? { source } : { name, source });
    if (name !== undefined) named.add(name);
  };
  let end = 0;
  /** The placeholder whose source goes on until the first text inside. */
  let open: string | undefined;
  const closeAt = (offset: number) => {
    add(message.slice(end, offset), open);
    open = undefined;
    end = offset;
  };
  const addAll = (list: readonly MessageFormatElement[], inPlural: boolean) => {
    for (const element of list) {
      const { start, end: last } = element.location!;
      closeAt(start.offset);
      if (element.type === TYPE.plural || element.type === TYPE.select) {
        open = `{${element.value}}`;
        addAll(innerElements(element), element.type === TYPE.plural || (inPlural && library === 'lingui'));
        closeAt(last.offset);
        continue;
      }
      end = last.offset;
      const source = message.slice(start.offset, end);
      if (element.type === TYPE.literal) {
        for (const piece of literalPieces(source, library, inPlural)) {
          if ('text' in piece) pieces.push(piece);
          else add(piece.source, 'name' in piece ? piece.name : undefined);
        }
      } else add(source, element.type === TYPE.pound ? undefined : `{${element.value}}`);
    }
  };
  addAll(elements, false);
  closeAt(message.length);
  return withoutStrayEnds(pieces);
}

/**
 * Whether a number is shown.
 * @param isInForm whether `#` stands for it. In Lingui, it does inside of a select as well, which the parser reads as text
 */
const showsNumber = (
  elements: readonly MessageFormatElement[],
  name: string,
  library: IcuLibrary,
  isInForm: boolean,
): boolean =>
  elements.some((element) => {
    if (element.type === TYPE.pound) return isInForm;
    if (element.type === TYPE.argument || element.type === TYPE.number) return element.value === name;
    if (element.type === TYPE.literal) return isInForm && library === 'lingui' && element.value.includes('#');
    // The forms of the number itself are seen one by one.
    if (element.type === TYPE.plural && element.value === name && !isInForm) return false;
    return showsNumber(innerElements(element), name, library, isInForm && element.type === TYPE.select);
  });

function pluralsIn(message: string, library: IcuLibrary): MessagePlural[] {
  const all = parsed(message, library) ?? [];
  const within = (elements: readonly MessageFormatElement[]): MessagePlural[] =>
    elements.flatMap((element) => {
      const inner = within(innerElements(element));
      if (element.type !== TYPE.plural) return inner;
      const { value, pluralType: type = 'cardinal', options, offset } = element;
      const forms = Object.keys(options);
      const numbered = showsNumber(all, value, library, false)
        ? forms
        : forms.filter((form) => showsNumber(options[form]!.value, value, library, true));
      return [{ name: `{${value}}`, type, forms, offset, numbered }, ...inner];
    });
  return within(all);
}

const typeNames: Readonly<Partial<Record<TYPE, string>>> = {
  [TYPE.number]: 'number',
  [TYPE.date]: 'date',
  [TYPE.time]: 'time',
  [TYPE.select]: 'select',
};

function argumentOf(element: MessageFormatElement, library: IcuLibrary): MessageArgument | undefined {
  if (element.type === TYPE.literal || element.type === TYPE.pound) return undefined;
  const name = `{${element.value}}`;
  const labelOf = (...parts: string[]) => `{${[element.value, ...parts].join(', ')}}`;
  if (element.type === TYPE.plural) {
    const type = element.pluralType === 'ordinal' ? 'selectordinal' : 'plural';
    const parts = element.offset === 0 ? [type] : [type, `offset:${element.offset}`];
    return { name, type: parts.join(', '), label: labelOf(...parts) };
  }
  const style = element.type === TYPE.number ? typeStyle(element, library) : undefined;
  if (style !== undefined) return { name, type: `number, ${style}`, label: labelOf('number', style) };
  const type = typeNames[element.type];
  if (type === undefined) return { name, type: 'text', label: name };
  if (element.type !== TYPE.select) return { name, type, label: labelOf(type) };
  const keys = Object.keys(element.options);
  return { name, type, label: labelOf(type, keys.map((key) => `${key} {…}`).join(' ')), keys };
}

const argumentsIn = (elements: readonly MessageFormatElement[], library: IcuLibrary): MessageArgument[] =>
  allOf(elements).flatMap((element) => argumentOf(element, library) ?? []);

/**
 * ICU messages: `{name}`, `{count, plural, one {…} other {…}}`, and tags. Each placeholder is compared once, because languages have
 * more or fewer plural forms that name it. In react-intl, each tag has to be closed.
 */
export const icuSyntax = (library: IcuLibrary): MessageSyntax => ({
  split: (message) => split(message, library),
  plural: undefined,
  errorIn(message) {
    try {
      const elements = parse(readable(message, library), {
        captureLocation: true,
        ignoreTag: library === 'lingui',
        shouldParseSkeletons: true,
      });
      const unusable = allOf(elements).find((element) => !hasUsableStyle(element, library));
      return unusable && invalid('a number cannot be shown in this style', unusable);
    } catch (error) {
      const { message: problem, location } = error as ParserError;
      // An error of a skeleton is a sentence, in which case counts.
      const words = problem.includes(' ') ? problem : problem.toLowerCase().replaceAll('_', ' ');
      return invalid(problems[problem] ?? words, { location });
    }
  },
  pluralsIn: (message) => pluralsIn(message, library),
  argumentsIn: (message) => argumentsIn(parsed(message, library, true) ?? [], library),
});
