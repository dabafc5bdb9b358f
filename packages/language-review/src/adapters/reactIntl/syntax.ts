import { icuSyntax } from '../icuSyntax.ts';

export const reactIntlSyntax = icuSyntax('react-intl');
