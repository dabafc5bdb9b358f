import { splitAt, type MessageSyntax } from '../messageSyntax.ts';

/** `{name}` */
export const flatSyntax: MessageSyntax = { split: splitAt(/\{\w+\}/g), plural: { count: '{count}', separator: '_' } };
