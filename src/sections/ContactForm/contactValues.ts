/** What the contact form holds (specification, section 3). */
export interface ContactValues {
  name: string;
  email: string;
  subject: string;
  message: string;
}

export const emptyMessage: ContactValues = { name: '', email: '', subject: '', message: '' };

/** Longest message in UTF-16 code units, as `maxlength` counts; longer ones are kept in the field, with an error. */
export const messageLimit = 5000;
