/** The `tel:` URL of a phone number (RFC 3966), without its spaces. */
export function telephoneUrl(phone: string): string {
  return `tel:${phone.replace(/[^+\d]/g, '')}`;
}
