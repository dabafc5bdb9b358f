export type MessagePiece =
  | {
      /** As it is shown. */
      text: string;
      /** As the message writes it, where that differs. */
      source?: string;
    }
  | {
      /** How it is shown and compared: `{count}`, also where a text writes it in another way. */
      name: string;
      /** As it stands in the text. */
      source: string;
    }
  /** What is neither: the frame around the forms of a plural, or a placeholder that the message has named before. */
  | { source: string };

/** The texts of a number in a message, by plural form. */
export interface MessagePlural {
  /** As the message names the number: `{count}`. */
  name: string;
  type: Intl.PluralRuleType;
  /** `one`, `other`; `=1` for the number itself. */
  forms: readonly string[];
  /** Is subtracted from the number before its form is selected. */
  offset: number;
  /** The forms that are shown with the number. */
  numbered: readonly string[];
}

/** A value in a message, and how the library formats it. */
export interface MessageArgument {
  /** As the message names it: `{when}`. */
  name: string;
  /** `date`, `select`, …, with the currency, unit, scale or offset of a number; `text` where it is shown as it is. */
  type: string;
  /** With its type, for people: `{when, date}`. */
  label: string;
  /** The keys of a select. */
  keys?: readonly string[];
}

/**
 * How a library writes what is not text inside of its messages. This part of an adapter runs everywhere: it tells the checks,
 * the pseudo-languages and the panel which placeholders a translation has to keep.
 */
export interface MessageSyntax {
  /** Splits a message into its pieces; their sources joined are the message. */
  split: (message: string) => MessagePiece[];
  /**
   * Where each plural form has a key of its own (`days_one`, `days_other`): the placeholder for its number, also where the library does
   * not escape it, and what separates the form from the rest of the key. Undefined where the forms stand inside of one message.
   */
  plural: { count: string; unescapedCount?: string; separator: string } | undefined;
  /** Why a message is not valid, as the rest of a sentence; undefined where it is. Absent where every text is. */
  errorIn?: (message: string) => string | undefined;
  /** The plurals inside of a message. Absent where each plural form has a key of its own. */
  pluralsIn?: (message: string) => readonly MessagePlural[];
  /** The values of a message with their types, once for each use. Absent where the library formats none. */
  argumentsIn?: (message: string) => readonly MessageArgument[];
}

/** A piece as the message writes it. */
export const sourceOf = (piece: MessagePiece) => ('text' in piece ? (piece.source ?? piece.text) : piece.source);

/**
 * Splits at what a pattern matches.
 * @param pattern global, without groups
 * @param nameOf the name of a match
 * @param readable the message as the pattern reads it, as long as it is
 */
export const splitAt =
  (
    pattern: RegExp,
    nameOf = (source: string) => source,
    readable = (message: string) => message,
  ): MessageSyntax['split'] =>
  (message) => {
    const pieces: MessagePiece[] = [];
    let end = 0;
    for (const { 0: match, index } of readable(message).matchAll(pattern)) {
      const source = message.slice(index, index + match.length);
      if (index > end) pieces.push({ text: message.slice(end, index) });
      pieces.push({ name: nameOf(source), source });
      end = index + source.length;
    }
    if (end < message.length) pieces.push({ text: message.slice(end) });
    return pieces;
  };

/** Shows the end of a tag as text where nothing begins that tag before it. */
export function withoutStrayEnds(pieces: readonly MessagePiece[]): MessagePiece[] {
  const open: string[] = [];
  return pieces.map((piece) => {
    const [, end, name] = ('text' in piece ? null : /^<(\/?)([\w.-]+)(?:\s*>)?$/.exec(piece.source)) ?? [];
    if (name === undefined) return piece;
    if (!end) open.push(name);
    else if (open.includes(name)) open.length = open.lastIndexOf(name);
    else return { text: sourceOf(piece) };
    return piece;
  });
}
