export { destinationsAnswer, Faq, questions, type FaqProps } from './Faq';
