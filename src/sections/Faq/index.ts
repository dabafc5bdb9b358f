export { Faq, questions } from './Faq';
