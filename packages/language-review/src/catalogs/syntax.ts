import { flatSyntax } from '../adapters/flat/syntax.ts';
import { linguiSyntax } from '../adapters/lingui/syntax.ts';
import type { MessageSyntax } from '../adapters/messageSyntax.ts';
import { i18nextSyntax } from '../adapters/reactI18next/syntax.ts';
import { reactIntlSyntax } from '../adapters/reactIntl/syntax.ts';
import { getConfig, type CompleteConfig, type FormatName } from '../config.ts';

const syntaxes: Record<FormatName, (config: CompleteConfig) => MessageSyntax> = {
  flat: () => flatSyntax,
  'react-i18next': ({ i18next }) => i18nextSyntax(i18next),
  'react-intl': () => reactIntlSyntax,
  lingui: () => linguiSyntax,
};

const known = new WeakMap<CompleteConfig, MessageSyntax>();

/** How the project's messages are written. */
export function messageSyntax(): MessageSyntax {
  const config = getConfig();
  const syntax = known.get(config) ?? syntaxes[config.format](config);
  known.set(config, syntax);
  return syntax;
}
