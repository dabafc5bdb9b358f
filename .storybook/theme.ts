import { create } from 'storybook/theming';
import { company } from '#content/company.ts';
import { color, type } from '#theme/tokens.ts';

/** The workbench in the colours of what it shows. */
export const workbenchTheme = create({
  base: 'dark',
  brandTitle: `${company.name} workbench`,
  brandUrl: './',
  fontBase: type.family,
  colorPrimary: color.accent,
  colorSecondary: color.lineControl,
  appBg: color.groundRaised,
  appContentBg: color.ground,
  appPreviewBg: color.ground,
  appBorderColor: color.line,
  textColor: color.text,
  textMutedColor: color.textMuted,
  barBg: color.groundRaised,
  barTextColor: color.textMuted,
  barSelectedColor: color.accent,
  barHoverColor: color.accentHover,
});
