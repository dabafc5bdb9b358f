import { icuSyntax } from '../adapters/icuSyntax.ts';
import { splitAt, type MessageSyntax } from '../adapters/messageSyntax.ts';
import { i18nextSyntax } from '../adapters/reactI18next/syntax.ts';
import { getConfig, type CompleteConfig, type FormatName } from '../config.ts';

const syntaxes: Record<FormatName, (config: CompleteConfig) => MessageSyntax> = {
  /** `{name}` */
  flat: () => ({ split: splitAt(/\{\w+\}/g), plural: { count: '{count}', separator: '_' } }),
  'react-i18next': ({ i18next }) => i18nextSyntax(i18next),
  'react-intl': () => icuSyntax('react-intl'),
  lingui: () => icuSyntax('lingui'),
};

const known = new WeakMap<CompleteConfig, MessageSyntax>();

export function messageSyntax(): MessageSyntax {
  const config = getConfig();
  const syntax = known.get(config) ?? syntaxes[config.format](config);
  known.set(config, syntax);
  return syntax;
}
