import { create } from 'storybook/theming';
import { company } from '#content/company.ts';
import { color, type } from '#theme/tokens.ts';

/** Storybook's interface in the colors of the product. */
export const workbenchTheme = create({
  base: 'dark',
  brandTitle: `${company.name} workbench`,
  brandUrl: './',
  fontBase: type.family,
  colorPrimary: color.accent,
  colorSecondary: color.borderControl,
  appBg: color.backgroundRaised,
  appContentBg: color.background,
  appPreviewBg: color.background,
  appBorderColor: color.border,
  textColor: color.text,
  textMutedColor: color.textMuted,
  barBg: color.backgroundRaised,
  barTextColor: color.textMuted,
  barSelectedColor: color.accent,
  barHoverColor: color.accentHover,
});
