import { string } from 'yup';
import { graphemes } from '#i18n/graphemes.ts';

const scriptsWithJoiners =
  'Arab Beng Deva Gujr Guru Khmr Knda Laoo Mlym Mong Mymr Nkoo Orya Sinh Syrc Taml Telu Thai Tibt';
const spelledWithJoiners = scriptsWithJoiners
  .split(' ')
  .map((script) => String.raw`\p{Script=${script}}`)
  .join('');

/**
 * Invisible characters, where they change how a text reads. Each match is one code point or flag after the character
 * that it modifies, so a sequence of them cannot hide text.
 */
const needed = [
  // Joiners and word breaks of scripts whose spelling requires them (Unicode Standard Annex #31, section 2.3).
  String.raw`(?<=(?!\p{Default_Ignorable_Code_Point})[${spelledWithJoiners}][\u064B-\u0655\u0670]*)[\u200B-\u200D]`,
  // Emoji of several parts, emoji or text style, keycaps, the flags of England, Scotland and Wales (Unicode Technical Standard #51).
  String.raw`(?<=[\p{Extended_Pictographic}\p{Emoji_Modifier}]|\p{Extended_Pictographic}\uFE0F)\u200D(?=\p{Extended_Pictographic})`,
  String.raw`(?<=\p{Extended_Pictographic})[\uFE0E\uFE0F]|(?<=[#*\d])\uFE0F(?=\u20E3)`,
  String.raw`(?<=\u{1F3F4})\u{E0067}\u{E0062}(?:\u{E0065}\u{E006E}\u{E0067}|\u{E0073}\u{E0063}\u{E0074}|\u{E0077}\u{E006C}\u{E0073})\u{E007F}`,
  // Variation selectors of ideographs, which names depend on (Unicode Technical Standard #37), and of Mongolian letters.
  String.raw`(?<=\p{Ideographic})[\uFE00-\uFE02\u{E0100}-\u{E01EF}]|(?<=[\u1820-\u18AA])[\u180B-\u180F]`,
  // Direction marks beside characters without a direction. Embeddings, overrides and isolates are not allowed: they can disguise a
  // text as another (Unicode Technical Report #36, section 2.5).
  String.raw`(?<=[\p{P}\p{S}\p{N}])[\u061C\u200E\u200F]|[\u061C\u200E\u200F](?=[\p{P}\p{S}\p{N}])`,
];

/** Control characters, surrogates, noncharacters and default-ignorable characters (Unicode Standard Annex #44). */
const invisible = String.raw`(?![\n\t])[\p{Cc}\p{Cs}\p{Noncharacter_Code_Point}\p{Default_Ignorable_Code_Point}\uFFF9-\uFFFB]`;

const neededOrInvisible = new RegExp(`(${needed.join('|')})|${invisible}`, 'gu');

/** Idempotent. */
const cleaned = (text: string) =>
  text
    .replaceAll('\u2800', ' ')
    .replaceAll(neededOrInvisible, (_, kept?: string) => kept ?? '')
    .trim();

const lineBreaks = /\r\n|[\r\v\f\u0085\u2028\u2029]/g;

/** Cleans a text of several lines. */
export const cleanText = (text: string) => cleaned(text.replaceAll(lineBreaks, '\n'));

/** Cleans a text of one line. A line break could inject a header into an e-mail (RFC 5322, section 2.2). */
export const cleanLine = (text: string) => cleaned(text.replaceAll(/[\t\n\v\f\r\u0085\u2028\u2029]+/g, ' '));

/**
 * A visible character of a clean text. Unassigned code points count: the receiver, which has the same rules, may run a
 * newer version of Unicode.
 */
const visible = /[^\s\p{Cf}\p{Co}\p{M}]/u;

/**
 * Whether a clean text has at least `minimum` characters, spaces between them included. A grapheme of several letters,
 * as in Thai or Hindi, counts as that many.
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

/** Maximum length of an e-mail address and of its part before the @, in bytes (RFC 5321, section 4.5.3.1). */
const emailLimit = 254;
const localLimit = 64;

/** A letter that must not be mixed with Latin letters (Unicode Technical Standard #39, section 5.2, "highly restrictive"). */
const nonLatin = String.raw`(?![\p{Script=Latn}\p{Script=Hani}\p{Script=Hira}\p{Script=Kana}\p{Script=Bopo}\p{Script=Hang}\p{Script=Zyyy}])\p{L}`;

/** A word that mixes Latin letters with similar letters of other scripts. */
const mixedWord = new RegExp(
  String.raw`\p{Script=Latn}[\p{L}\p{M}]*${nonLatin}|${nonLatin}[\p{L}\p{M}]*\p{Script=Latn}`,
  'u',
);

/** A label of a domain in any script. Rejects URL syntax, which `new URL` would accept. */
const domainLabel = /^[\p{L}\p{M}\p{Nd}](?:[\p{L}\p{M}\p{Nd}-]|\u200C|\u200D)*$/u;

/** Undefined if the domain is invalid. */
function asciiDomain(domain: string): string | undefined {
  try {
    return new URL(`http://${domain}`).hostname;
  } catch {
    return undefined;
  }
}

const isInternationalized = (domain: string) =>
  domain.length <= emailLimit &&
  !/^\p{ASCII}*$/u.test(domain) &&
  domain.split('.').every((label) => domainLabel.test(label) && !label.endsWith('-')) &&
  /\p{L}[^.]*$/u.test(domain) &&
  !mixedWord.test(domain) &&
  asciiDomain(domain) !== undefined;

/** Text that is copied from a page or a mail of the other direction brings them along; an address needs none. */
const directionMarks = /[\u061C\u200E\u200F]/g;

/** Latin digits for those of Arabic and Persian keyboards, beside Latin letters. */
const withLatinDigits = (part: string) =>
  /(?!\p{Script=Latin})\p{L}/u.test(part)
    ? part
    : part.replaceAll(/[\u0660-\u0669\u06F0-\u06F9]/g, (digit) => `${digit.charCodeAt(0) % 16}`);

/** Full-width forms of ASCII characters, which East Asian keyboards type. */
const fullWidth = /[\uFF01-\uFF5E]/g;

/** The other dots of internationalized domains (Unicode Technical Standard #46). */
const ideographicDot = /[\u3002\uFF61]/g;

/**
 * Cleans an e-mail address: no direction marks, ASCII for full-width forms, for digits beside Latin letters and for the dots of
 * the domain, Unicode normalization (RFC 6532, section 3.1), and the ASCII form of an internationalized domain, which also
 * reveals a domain that imitates another.
 */
export function cleanEmail(text: string): string {
  const email = cleanLine(text.replaceAll(directionMarks, ''))
    .replaceAll(fullWidth, (character) => character.normalize('NFKC'))
    .normalize();
  const at = email.lastIndexOf('@');
  const domain = withLatinDigits(email.slice(at + 1).replaceAll(ideographicDot, '.'));
  return withLatinDigits(email.slice(0, at + 1)) + (isInternationalized(domain) ? asciiDomain(domain) : domain);
}

const bytesOf = (text: string) => new TextEncoder().encode(text).length;

const htmlEmail = string().required().email();

/**
 * Whether a clean e-mail address is valid: the rule of HTML with letters of all scripts before the @ (RFC 6531), a
 * top-level domain, single inner dots, and the limits of SMTP.
 */
export function isEmailAddress(email: string): boolean {
  const at = email.lastIndexOf('@');
  if (at < 1 || bytesOf(email) > emailLimit) return false;
  const local = email.slice(0, at);
  const domain = email.slice(at + 1);
  if (bytesOf(local) > localLimit || /^\.|\.\.|\.$|^\p{M}/u.test(local) || mixedWord.test(local)) return false;
  // A top-level domain is not numeric (RFC 3696, section 2).
  if (!/\.(?:[a-z]{2,}|xn--[a-z\d-]+)$/i.test(domain)) return false;
  return htmlEmail.isValidSync(`${local.replaceAll(/(?!\p{ASCII})[\p{L}\p{M}\p{Nd}]/gu, 'x')}@${domain}`);
}
