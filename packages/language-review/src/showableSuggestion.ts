import { splitPlaceholders } from './messages.ts';
import { messageSyntax } from './syntax.ts';

/** Tags, also without an end. */
const tagsIn = (text: string) => text.match(/<[^>]*>?/g) ?? [];

/** URLs that run, as browsers read them. */
const runs = /(?:java|vb)script:|^data:\S/i;

const withoutControls = (text: string) => text.replaceAll(/\p{Cc}/gu, '');

const namesIn = (text: string) => splitPlaceholders(text).flatMap((piece) => ('name' in piece ? piece.name : []));

/** Whether some of the texts between placeholders make a word: values may be empty, and one of several forms is shown. */
function canMake(word: string, texts: readonly string[]) {
  /** How many characters of the word may precede a text. */
  const known = new Set([0]);
  for (const text of texts.map((each) => withoutControls(each).toLowerCase())) {
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

/** Whether a message, with any values, is a URL that runs. */
function canRun(message: string) {
  const texts = splitPlaceholders(message).flatMap((piece) => ('text' in piece ? piece.text : []));
  return (
    [message, texts.join('')].some((text) => runs.test(withoutControls(text).trim())) ||
    ['javascript:', 'vbscript:'].some((word) => canMake(word, texts))
  );
}

/**
 * Whether stories may show what somebody suggests before anybody has read it: a project may insert messages as HTML or as URLs. Tags and
 * placeholders are those of the message, and nothing is escaped, as in the options of `$t(key, { … })`, or run.
 * @param own the texts that the message has in the project
 */
export function isShowable(suggested: string, own: ReadonlyArray<string | undefined>) {
  const texts = own.filter((text) => text !== undefined);
  const tags = new Set(texts.flatMap(tagsIn));
  const names = new Set([...texts.flatMap(namesIn), messageSyntax().plural?.count]);
  const hasEscapes = suggested.includes('\\') && !texts.some((text) => text.includes('\\'));
  return (
    tagsIn(suggested).every((tag) => tags.has(tag)) &&
    namesIn(suggested).every((name) => names.has(name)) &&
    !hasEscapes &&
    !canRun(suggested)
  );
}
