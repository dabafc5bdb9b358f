import { FormatError, type CatalogEntry } from '../catalogFormat.ts';

export interface PoEntry extends CatalogEntry {
  /** What sources name it by: its id, or its source text where it has none. */
  id: string;
  /** The comments that say that it is fuzzy, and what they are without that. */
  fuzzyComments: readonly Replacement[];
}

interface Replacement {
  start: number;
  end: number;
  text: string;
}

/** How the addon names a message: by its id or source text, with its context. */
const keyOf = ({ id, context }: Pick<PoEntry, 'id' | 'context'>) => (context === undefined ? id : `${id} (${context})`);

/** Messages by their keys. A text may end as another one with its context does: that one has further parentheses. */
function byKey(messages: readonly PoEntry[]) {
  const taken = new Set(messages.flatMap(({ id, context }) => (context === undefined ? [id] : [])));
  return new Map(
    messages.map((entry) => {
      let { context } = entry;
      while (context !== undefined && taken.has(keyOf({ id: entry.id, context }))) context = `(${context})`;
      const key = keyOf({ id: entry.id, context });
      taken.add(key);
      return [key, entry];
    }),
  );
}

type Keyword = 'msgctxt' | 'msgid' | 'msgstr';

const escapes: Readonly<Record<string, string>> = { n: '\n', t: '\t', r: '\r' };

const unescaped = (quoted: string) =>
  quoted.slice(1, -1).replaceAll(/\\(.)/g, (_, character: string) => escapes[character] ?? character);

/**
 * A comment of a fuzzy message without what makes it fuzzy: the flag, or the message that its text was taken from. Undefined for any
 * other comment.
 */
function withoutFuzzy(comment: string) {
  if (/^\s*#\|/.test(comment)) return '';
  const { start, list } = /^(?<start>\s*#,\s*)(?<list>.*)$/.exec(comment)?.groups ?? {};
  const flags = list?.split(',').map((flag) => flag.trim()) ?? [];
  if (!flags.includes('fuzzy')) return undefined;
  const others = flags.filter((flag) => flag !== 'fuzzy');
  return others.length === 0 ? '' : `${start}${others.join(', ')}`;
}

/** A line of a .po file that is neither empty nor a comment. */
const line = /^[ \t]*(?:(?<keyword>msg[\w[\]]*)[ \t]*)?(?<quoted>"(?:[^"\\]|\\.)*")?[ \t]*(?<rest>.*)$/;

/**
 * Reads the messages of a .po file, and where their translations stand. The header and obsolete messages are left out.
 * @throws {FormatError}
 */
export function scanPo(source: string): Map<string, PoEntry> {
  const entries: PoEntry[] = [];
  const names = new Set<string>();
  const error = (problem: string, at: number) => new FormatError(problem, at);
  let texts: Partial<Record<Keyword, string>> = {};
  let current: Keyword | undefined;
  /** Where the message begins, and where its translation stands. */
  let begin = 0;
  let range = { start: 0, end: 0 };
  let isFuzzy = false;
  let fuzzyComments: Replacement[] = [];

  const readComment = (comment: string, at: number) => {
    if (texts.msgstr !== undefined) finish();
    if (/^\s*#~/.test(comment)) {
      // The flags above are those of an obsolete message.
      isFuzzy = false;
      fuzzyComments = [];
      return;
    }
    const text = withoutFuzzy(comment);
    if (text === undefined) return;
    isFuzzy ||= /^\s*#,/.test(comment);
    const end = at + comment.length;
    const [newline = ''] = /^\r?\n/.exec(source.slice(end, end + 2)) ?? [];
    fuzzyComments.push({ start: at, end: text === '' ? end + newline.length : end, text });
  };

  const finish = () => {
    const { msgctxt: context, msgid: id, msgstr: text } = texts;
    if (id === undefined && context !== undefined) throw error('the msgid of this msgctxt is missing', begin);
    if (id !== undefined && text === undefined) throw error(`the msgstr of "${id}" is missing`, begin);
    if (id && text !== undefined) {
      const entry = { id, context, text, ...range, ...(isFuzzy && { isFuzzy }), fuzzyComments };
      const name = JSON.stringify([id, context]);
      if (names.has(name)) throw error(`the message "${keyOf(entry)}" stands here a second time`, begin);
      names.add(name);
      entries.push(entry);
    }
    texts = {};
    current = undefined;
    isFuzzy = false;
    fuzzyComments = [];
  };

  const start = (keyword: string, at: number) => {
    if (keyword === 'msgid_plural' || keyword.startsWith('msgstr['))
      throw error('plural forms of gettext are not supported; Lingui writes them inside of the message', at);
    if (keyword !== 'msgctxt' && keyword !== 'msgid' && keyword !== 'msgstr')
      throw error(`"${keyword}" is unknown; a line begins with msgctxt, msgid, msgstr, a double quote or #`, at);
    const isNext = texts.msgstr !== undefined || (keyword === 'msgctxt' && texts.msgid !== undefined);
    if (isNext) finish();
    if (keyword === 'msgstr' && texts.msgid === undefined) throw error('the msgid of this msgstr is missing', at);
    if (texts[keyword] !== undefined) throw error(`${keyword} stands here a second time`, at);
    if (Object.keys(texts).length === 0) begin = at;
    texts[keyword] = '';
    current = keyword;
  };

  if (source.startsWith('\uFEFF'))
    throw error('an invisible byte order mark stands here; the file must be saved as UTF-8 without one', 0);
  for (const { 0: content, index } of source.matchAll(/[^\r\n]+/g)) {
    if (/^\s*#/.test(content)) {
      readComment(content, index);
      continue;
    }
    if (content.trim() === '') continue;
    const { keyword, quoted, rest = '' } = line.exec(content)?.groups ?? {};
    const at = index + content.search(/\S/);
    if (keyword !== undefined) start(keyword, at);
    const quote = index + content.indexOf('"');
    if (quoted === undefined) {
      if (rest.startsWith('"')) throw error('the double quote at the end of the text is missing in this line', quote);
      throw error('a text in double quotes is expected here', index + content.length - rest.length);
    }
    if (rest !== '')
      throw error(
        'the text ends here; a double quote inside a text is written \\"',
        index + content.length - rest.length - 1,
      );
    if (current === undefined) throw error('a text stands here without msgid or msgstr', quote);
    texts[current] += unescaped(quoted);
    if (current === 'msgstr') range = { start: keyword ? quote : range.start, end: quote + quoted.length };
  }
  finish();
  return byKey(entries);
}
