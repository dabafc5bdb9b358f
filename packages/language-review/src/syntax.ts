import { flatSyntax } from './adapters/flat/syntax.ts';
import { linguiSyntax } from './adapters/lingui/syntax.ts';
import type { MessageSyntax } from './adapters/messageSyntax.ts';
import { i18nextSyntax } from './adapters/reactI18next/syntax.ts';
import { reactIntlSyntax } from './adapters/reactIntl/syntax.ts';
import { getConfig, type FormatName } from './config.ts';

const syntaxes: Record<FormatName, MessageSyntax> = {
  flat: flatSyntax,
  'react-i18next': i18nextSyntax,
  'react-intl': reactIntlSyntax,
  lingui: linguiSyntax,
};

/** How the project's messages are written. */
export const messageSyntax = () => syntaxes[getConfig().format];
