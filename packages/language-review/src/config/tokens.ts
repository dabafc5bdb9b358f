/** CSS values for what the addon draws in stories and docs: panes, marks, tables. */
export interface Tokens {
  color: Readonly<
    Record<
      | 'background'
      | 'backgroundRaised'
      | 'surface'
      | 'surfaceHover'
      | 'border'
      | 'borderControl'
      | 'text'
      | 'textMuted'
      | 'accent'
      | 'danger'
      | 'success'
      | 'focus',
      string
    >
  >;
  space: Readonly<Record<'xxs' | 'xs' | 'sm' | 'md' | 'xl', string>>;
  size: Readonly<Record<'target' | 'iconSmall' | 'hairline' | 'focusRing' | 'header' | 'measure', string>>;
  radius: Readonly<Record<'sm' | 'md' | 'round', string>>;
  type: { family: string; size: Readonly<Record<'xs' | 'sm', string>> };
}

const either = (light: string, dark: string) => `light-dark(${light}, ${dark})`;

/** Neutral values, which follow the `color-scheme` of the page. */
export const defaultTokens: Tokens = {
  color: {
    background: 'Canvas',
    backgroundRaised: either('#f2f3f5', '#151719'),
    surface: either('#ffffff', '#212427'),
    surfaceHover: either('#e7e9ec', '#2e3236'),
    border: either('#d5d9de', '#3a3f45'),
    borderControl: either('#767d86', '#8a929b'),
    text: either('#1c1f23', '#eef0f2'),
    textMuted: either('#565d66', '#a9b0b8'),
    accent: either('#8a5300', '#ffb454'),
    danger: either('#b3261e', '#ff8a80'),
    success: either('#1a7048', '#5fd39a'),
    focus: either('#0b57d0', '#8ab4ff'),
  },
  space: { xxs: '0.25rem', xs: '0.5rem', sm: '0.75rem', md: '1rem', xl: '2rem' },
  size: {
    target: '2.75rem',
    iconSmall: '1.125rem',
    hairline: '1px',
    focusRing: '3px',
    header: '4rem',
    measure: '40rem',
  },
  radius: { sm: '0.5rem', md: '0.75rem', round: '999px' },
  type: { family: 'system-ui, sans-serif', size: { xs: '0.8125rem', sm: '0.875rem' } },
};
