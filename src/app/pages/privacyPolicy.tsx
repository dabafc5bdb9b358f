export { PrivacyPolicy as Page } from '#screens/PrivacyPolicy';
