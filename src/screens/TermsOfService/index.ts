export { TermsOfService } from './TermsOfService';
