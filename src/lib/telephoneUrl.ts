/** The `tel:` URL of a phone number (RFC 3966), without its spaces. */
export const telephoneUrl = (phone: string) => `tel:${phone.replace(/[^+\d]/g, '')}`;
