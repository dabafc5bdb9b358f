export { SocialLinks } from './SocialLinks';
