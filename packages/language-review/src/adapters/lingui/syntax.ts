import { icuSyntax } from '../icuSyntax.ts';

/** `<Trans>` replaces tags by components when it renders; one without a component, or without an end, is shown as text. */
export const linguiSyntax = icuSyntax('lingui');
