import type { ContactValues } from './contactValues';

/** What a system hands over to its mail program at most, in characters: Windows cuts off at 2,083. */
const longestAddress = 2000;

/** A message as a text of its own, to be pasted somewhere. */
export const asText = ({ name, email, subject, message }: ContactValues) =>
  `${subject}\n\n${message}\n\n${name}\n${email}`;

/** Half of a character, which text may have but an address may not. */
const wellFormed = (text: string) => text.replaceAll(/\p{Surrogate}/gu, '\uFFFD');

/** The address that opens a message in the visitor's mail program (RFC 6068), and whether all of the message is in it. */
export function mailOf(
  to: string,
  { name, email, subject, message }: ContactValues,
): { address: string; isWhole: boolean } {
  const field = (text: string) => encodeURIComponent(wellFormed(text).replaceAll(/\r?\n/g, '\r\n'));
  const short = `mailto:${to}?subject=${field(subject)}`;
  const whole = `${short}&body=${field(`${message}\n\n${name}\n${email}`)}`;
  const isWhole = whole.length <= longestAddress;
  if (isWhole) return { address: whole, isWhole };
  return { address: short.length <= longestAddress ? short : `mailto:${to}`, isWhole };
}
