import { string } from 'yup';

/** What can be seen: not a space, a control or format character, a filler, or a mark with nothing under it. */
const visible = /[^\s\p{C}\p{M}\p{Default_Ignorable_Code_Point}\u2800]/u;

/** Whether a text has so many characters as a reader counts them, spaces between them included; stops when it is sure. */
export function hasCharacters(text: string, minimum: number): boolean {
  let count = 0;
  let spaces = 0;
  for (const { segment } of new Intl.Segmenter().segment(text.trim())) {
    if (visible.test(segment)) {
      count += spaces + 1;
      spaces = 0;
      if (count >= minimum) return true;
    } else if (count > 0 && /^\s+$/.test(segment)) {
      spaces += 1;
    }
  }
  return false;
}

/** Limits of an address and of the part before the @ (RFC 5321, section 4.5.3.1). */
const addressLimit = 254;
const localLimit = 64;

/** A domain as mail servers know it: an internationalized one in its ASCII form; undefined if there is none. */
function asciiDomain(domain: string): string | undefined {
  if (/^[\p{ASCII}]*$/u.test(domain)) return domain;
  // Only letters, marks, digits, dots and hyphens: nothing else of an address may slip through the parser.
  if (!/^[\p{L}\p{M}\p{N}.-]+$/u.test(domain) || !URL.canParse(`http://${domain}`)) return undefined;
  return new URL(`http://${domain}`).hostname;
}

const htmlEmail = string().required().email();

/** A usable e-mail address: the rule of HTML, plus a real domain, tidy dots and the limits of mail servers. */
export function isEmailAddress(value: string): boolean {
  const at = value.lastIndexOf('@');
  if (at < 1 || value.length > addressLimit) return false;
  const local = value.slice(0, at);
  const domain = asciiDomain(value.slice(at + 1));
  if (domain === undefined || local.length > localLimit || local.length + 1 + domain.length > addressLimit) return false;
  return (
    !/^\.|\.\.|\.$/.test(local) && /\.(?=[^.]*[a-z])[^.]+$/i.test(domain) && htmlEmail.isValidSync(`${local}@${domain}`)
  );
}
