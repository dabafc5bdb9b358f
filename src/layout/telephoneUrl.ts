/** The address that dials a phone number, whatever spaces it is written with. */
export function telephoneUrl(phone: string): string {
  return `tel:${phone.replace(/[^+\d]/g, '')}`;
}
