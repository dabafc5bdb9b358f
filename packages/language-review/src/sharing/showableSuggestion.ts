import { hasTypesOf } from '../catalogs/argumentTypes.ts';
import { splitPlaceholders } from '../catalogs/messages.ts';
import { messageSyntax } from '../catalogs/syntax.ts';
import { isInterpreted } from '../channel.ts';

/** A tag as browsers end it: a value in quotation marks may have a `>`. */
const tag = /<(?:=\s*"[^"]*"|=\s*'[^']*'|[^>])*>?/g;

const tagsIn = (text: string) => [...(text.match(/<[^>]*>?/g) ?? []), ...(text.match(tag) ?? [])];

/** How URLs that run begin: of the data, those that are documents. */
const running = ['javascript:', 'vbscript:', 'data:text/', 'data:image/', 'data:application/'];

/** As browsers read the beginning of a URL. */
const readByBrowsers = (text: string) => text.replaceAll(/[\p{Cc}\s]/gu, '').toLowerCase();

const namesIn = (text: string) => splitPlaceholders(text).flatMap((piece) => ('name' in piece ? piece.name : []));

/** Whether some of the texts between placeholders make a word: values may be empty, and one of several forms is shown. */
function canMake(word: string, texts: readonly string[]) {
  /** How many characters of the word may precede a text. */
  const known = new Set([0]);
  for (const text of texts) {
    const starts = [...known].flatMap((length) => {
      const rest = word.slice(length);
      if (text.startsWith(rest)) return [word.length];
      return rest.startsWith(text) ? [length + text.length] : [];
    });
    const begun = Array.from(word, (_, index) => index).filter((length) => text.endsWith(word.slice(0, length)));
    for (const length of [...starts, ...begun]) known.add(length);
    if (known.has(word.length)) return true;
  }
  return false;
}

const textsOf = (message: string) => splitPlaceholders(message).flatMap((piece) => ('text' in piece ? piece.text : []));

/** Whether a message, with any values, is a URL that runs. */
function canRun(message: string) {
  const texts = textsOf(message).map(readByBrowsers);
  return running.some(
    (start) => [readByBrowsers(message), texts.join('')].some((text) => text.includes(start)) || canMake(start, texts),
  );
}

/** Character references, also what becomes one together with the text behind a placeholder; of those without a semicolon, the old ones. */
function referencesIn(message: string) {
  const texts = textsOf(message);
  return [...texts, texts.join('')].flatMap((text, index) => [
    ...(text.match(/&(?:#\w*|\w+;|(?:amp|gt|lt|quot)(?!\w))/gi) ?? []),
    ...(index < texts.length - 1 ? (text.match(/&\w*$/) ?? []) : []),
  ]);
}

const mask = '\uFFFC';

/** Quotation marks around words, and those between letters, as in Hebrew abbreviations: a text needs no others. */
const quotations = /(?:(?<=^|[\s(\uFFFC])"|[„“”])(?=\S)[^"„“”]*(?<=\S)"(?![\p{L}\p{N}])|(?<=\p{L})"(?=\p{L})/gu;

/** Whether a message ends the attribute that a project may insert it into, where its own texts do not: a new attribute may run. */
function endsAttribute(message: string, own: readonly string[]) {
  const [text = '', ...others] = [message, ...own].map((each) => textsOf(each).join(mask).replaceAll(tag, ''));
  const isNew = (pattern: RegExp) => pattern.test(text) && !others.some((other) => pattern.test(other));
  const endsBy = (quote: string) => isNew(new RegExp(`^[^${quote}]*${quote}[^]*=`));
  return ['"', "'", '`'].some(endsBy) || (text.replaceAll(quotations, '').includes('"') && isNew(/"/));
}

const isSubset = (message: string, texts: readonly string[], find: (text: string) => readonly string[]) => {
  const known = new Set(texts.flatMap(find));
  return find(message).every((found) => known.has(found));
};

/**
 * Whether stories may show what somebody suggests before anybody has read it: a project may insert messages as HTML or as URLs. Tags and
 * placeholders are those of the message, and nothing is escaped, as in the options of `$t(key, { … })` or by references, ends an
 * attribute, or runs. Nor may it make a story fail: it is a valid message, which Storybook's channel does not interpret.
 * @param own the texts that the message has in the project
 */
export function isShowable(suggested: string, own: ReadonlyArray<string | undefined>) {
  const texts = own.filter((text) => text !== undefined);
  const { count } = messageSyntax().plural ?? {};
  const hasEscapes = suggested.includes('\\') && !texts.some((text) => text.includes('\\'));
  return (
    isSubset(suggested, texts, tagsIn) &&
    isSubset(suggested, [...texts, count ?? ''], namesIn) &&
    hasTypesOf(suggested, texts) &&
    isSubset(suggested, texts, referencesIn) &&
    !hasEscapes &&
    !endsAttribute(suggested, texts) &&
    !canRun(suggested) &&
    !isInterpreted(suggested) &&
    messageSyntax().errorIn?.(suggested) === undefined
  );
}
