export { ContactForm, type ContactFormProps } from './ContactForm';
export { WithoutScripts } from './WithoutScripts';
