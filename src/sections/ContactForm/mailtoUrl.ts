import type { ContactValues } from './contactValues';

/** Longest URL that is handed to a mail program, in characters: Windows truncates at 2,083. */
const urlLimit = 2000;

/** The message, and below it who has sent it. */
const bodyOf = ({ message, ...sender }: Omit<ContactValues, 'subject'>) =>
  [message, '', ...Object.values(sender).filter(Boolean)].join('\n');

/** For the clipboard. */
export const formatAsText = ({ subject, ...content }: ContactValues) => `${subject}\n\n${bodyOf(content)}`;

/** A URL must not contain lone surrogates. */
const wellFormed = (text: string) => text.replaceAll(/\p{Surrogate}/gu, '\uFFFD');

/** The URL that opens an e-mail to an address (RFC 6068): whatever the part before the @ has, it adds no recipient and no text. */
export function emailUrl(address: string) {
  const at = address.lastIndexOf('@');
  return `mailto:${encodeURIComponent(address.slice(0, at))}@${encodeURIComponent(address.slice(at + 1))}`;
}

/**
 * The URL that opens a contact message in the visitor's mail program (RFC 6068). What does not fit is left out: first the
 * body, then the subject as well.
 * @returns the URL, and whether it contains the complete message
 */
export function mailtoUrl(to: string, { subject, ...content }: ContactValues) {
  const encode = (text: string) => encodeURIComponent(wellFormed(text).replaceAll(/\r?\n/g, '\r\n'));
  const withSubject = `${emailUrl(to)}?subject=${encode(subject)}`;
  const withBody = `${withSubject}&body=${encode(bodyOf(content))}`;
  if (withBody.length <= urlLimit) return { url: withBody, isComplete: true };
  return { url: withSubject.length <= urlLimit ? withSubject : emailUrl(to), isComplete: false };
}
