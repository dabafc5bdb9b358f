export { Accordion, AccordionItem } from './Accordion';
