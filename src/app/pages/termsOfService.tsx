export { TermsOfService as Page } from '#screens/TermsOfService';
