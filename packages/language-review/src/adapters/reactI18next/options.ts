import type { I18nextOptions } from '../../config.ts';

/** The options of an instance with the defaults of i18next. */
export const completeOptions = ({
  keySeparator = '.',
  nsSeparator = ':',
  pluralSeparator = '_',
  contextSeparator = '_',
  interpolation: { prefix = '{{', suffix = '}}', nestingPrefix = '$t(', nestingSuffix = ')' } = {},
}: I18nextOptions) => ({
  keySeparator,
  nsSeparator,
  pluralSeparator,
  contextSeparator,
  interpolation: { prefix, suffix, nestingPrefix, nestingSuffix },
});
