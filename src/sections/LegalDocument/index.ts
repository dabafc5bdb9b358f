export { LegalDocument, type LegalSection } from './LegalDocument';
