import { string } from 'yup';
import { graphemes } from '#i18n/graphemes.ts';

const scriptsWithJoiners = [
  'Arab',
  'Beng',
  'Deva',
  'Gujr',
  'Guru',
  'Khmr',
  'Knda',
  'Laoo',
  'Mlym',
  'Mong',
  'Mymr',
  'Nkoo',
  'Orya',
  'Sinh',
  'Syrc',
  'Taml',
  'Telu',
  'Thai',
  'Tibt',
];
const spelledWithJoiners = scriptsWithJoiners.map((script) => String.raw`\p{Script=${script}}`).join('');

/**
 * Characters that nobody sees and that yet have a part in what is read, where they stand at their place. Each is one code point, or one
 * flag, directly behind what it belongs to, so that they cannot be strung together to hide a text.
 */
const needed = [
  // Joiners, and breaks between words, of scripts that are spelled with them (Unicode Standard Annex #31, section 2.3).
  String.raw`(?<=(?!\p{Default_Ignorable_Code_Point})[${spelledWithJoiners}][\u064B-\u0655\u0670]*)[\u200B-\u200D]`,
  // Emoji of several parts, emoji or text style, keycaps, the flags of England, Scotland and Wales (Unicode Technical Standard #51).
  String.raw`(?<=[\p{Extended_Pictographic}\p{Emoji_Modifier}]|\p{Extended_Pictographic}\uFE0F)\u200D(?=\p{Extended_Pictographic})`,
  String.raw`(?<=\p{Extended_Pictographic})[\uFE0E\uFE0F]|(?<=[#*\d])\uFE0F(?=\u20E3)`,
  String.raw`(?<=\u{1F3F4})\u{E0067}\u{E0062}(?:\u{E0065}\u{E006E}\u{E0067}|\u{E0073}\u{E0063}\u{E0074}|\u{E0077}\u{E006C}\u{E0073})\u{E007F}`,
  // The form of an ideograph, which names depend on (Unicode Technical Standard #37), and of a Mongolian letter.
  String.raw`(?<=\p{Ideographic})[\uFE00-\uFE02\u{E0100}-\u{E01EF}]|(?<=[\u1820-\u18AA])[\u180B-\u180F]`,
  // The direction of what has none of its own, beside it. Embeddings, overrides and isolates reach further: they can show a text as another
  // (Unicode Technical Report #36, section 2.5).
  String.raw`(?<=[\p{P}\p{S}\p{N}])[\u061C\u200E\u200F]|[\u061C\u200E\u200F](?=[\p{P}\p{S}\p{N}])`,
];

/** Control characters, halves of characters, what is no character, and what is made to be left out (Unicode Standard Annex #44). */
const unseen = String.raw`(?![\n\t])[\p{Cc}\p{Cs}\p{Noncharacter_Code_Point}\p{Default_Ignorable_Code_Point}\uFFF9-\uFFFB]`;

const neededOrUnseen = new RegExp(`(${needed.join('|')})|${unseen}`, 'gu');

/** A text without what cannot be seen, and without space around it. A text that is clean stays as it is. */
const cleaned = (text: string) =>
  text
    .replaceAll('\u2800', ' ')
    .replaceAll(neededOrUnseen, (_, kept?: string) => kept ?? '')
    .trim();

const lineBreaks = /\r\n|[\r\v\f\u0085\u2028\u2029]/g;

/** Text of several lines, as it is sent. */
export const cleanText = (text: string) => cleaned(text.replaceAll(lineBreaks, '\n'));

/** Text of one line, as it is sent: it can begin no other line, which in a mail would be another header (RFC 5322, section 2.2). */
export const cleanLine = (text: string) => cleaned(text.replaceAll(/[\t\n\v\f\r\u0085\u2028\u2029]+/g, ' '));

/**
 * What can be seen of a clean text: not a space, a format character, or a mark with nothing under it; nor what only its author's typeface has. A character
 * that is newer than this engine can be seen: the other side, which has the same rules, may know it.
 */
const visible = /[^\s\p{Cf}\p{Co}\p{M}]/u;

/**
 * Whether a clean text has so many characters as a reader counts them, spaces between them included; stops when it is sure. Letters that are
 * written as one, as in Thai or Hindi, are as many as they are.
 */
export function hasCharacters(text: string, minimum: number): boolean {
  let count = 0;
  let spaces = 0;
  for (const segment of graphemes(text)) {
    if (visible.test(segment)) {
      count += spaces + Math.max(1, segment.normalize().match(/\p{L}/gu)?.length ?? 0);
      spaces = 0;
      if (count >= minimum) return true;
    } else if (count > 0 && /^\s+$/.test(segment)) {
      spaces += 1;
    }
  }
  return false;
}

/** Limits of an address and of the part before the @, in bytes (RFC 5321, section 4.5.3.1). */
const addressLimit = 254;
const localLimit = 64;

/** A letter that no script goes along with Latin ones in a word (Unicode Technical Standard #39, section 5.2, "highly restrictive"). */
const strange = String.raw`(?![\p{Script=Latn}\p{Script=Hani}\p{Script=Hira}\p{Script=Kana}\p{Script=Bopo}\p{Script=Hang}\p{Script=Zyyy}])\p{L}`;

/** A word of letters of which some only look like the others. */
const mixedWord = new RegExp(
  String.raw`\p{Script=Latn}[\p{L}\p{M}]*${strange}|${strange}[\p{L}\p{M}]*\p{Script=Latn}`,
  'u',
);

/** A part of a domain in any script: letters, marks, digits, and joiners and hyphens between them. Nothing else of an address may slip through the parser. */
const domainPart = /^[\p{L}\p{M}\p{Nd}](?:[\p{L}\p{M}\p{Nd}-]|\u200C|\u200D)*$/u;

/** A domain as the browser asks for it, in ASCII; undefined where there can be none. */
function hostOf(domain: string): string | undefined {
  try {
    return new URL(`http://${domain}`).hostname;
  } catch {
    return undefined;
  }
}

/** Whether a domain needs an ASCII form, and can have one. */
const isForeign = (domain: string) =>
  domain.length <= addressLimit &&
  !/^\p{ASCII}*$/u.test(domain) &&
  domain.split('.').every((part) => domainPart.test(part) && !part.endsWith('-')) &&
  /\p{L}[^.]*$/u.test(domain) &&
  !mixedWord.test(domain) &&
  hostOf(domain) !== undefined;

/**
 * An address as mail servers know it and as it is sent: one spelling of each letter (RFC 6532, section 3.1), and an internationalized domain in its
 * ASCII form, which also shows a domain that only looks like another.
 */
export function cleanEmail(text: string): string {
  const address = cleanLine(text).normalize();
  const at = address.lastIndexOf('@');
  const domain = address.slice(at + 1);
  return isForeign(domain) ? address.slice(0, at + 1) + hostOf(domain) : address;
}

const bytesOf = (text: string) => new TextEncoder().encode(text).length;

const htmlEmail = string().required().email();

/**
 * Whether a clean address is one that mail can be sent to: the rule of HTML with letters of all scripts before the @ (RFC 6531), plus a domain
 * that there can be, tidy dots and the limits of mail servers.
 */
export function isEmailAddress(address: string): boolean {
  const at = address.lastIndexOf('@');
  if (at < 1 || bytesOf(address) > addressLimit) return false;
  const local = address.slice(0, at);
  const domain = address.slice(at + 1);
  if (bytesOf(local) > localLimit || /^\.|\.\.|\.$|^\p{M}/u.test(local) || mixedWord.test(local)) return false;
  // A top-level domain is a word, not a number (RFC 3696, section 2).
  if (!/\.(?:[a-z]{2,}|xn--[a-z\d-]+)$/i.test(domain)) return false;
  return htmlEmail.isValidSync(`${local.replaceAll(/(?!\p{ASCII})[\p{L}\p{M}\p{Nd}]/gu, 'x')}@${domain}`);
}
