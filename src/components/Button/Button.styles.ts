import styled, { css } from 'styled-components';
import { colorTransition, target } from '#theme/mixins.ts';
import { color, media, radius, size, space, type } from '#theme/tokens.ts';

interface RootProps {
  $variant: 'primary' | 'quiet';
  $size: 'large' | undefined;
}

export const Root = styled.button<RootProps>(
  ({ $variant, $size }) => css`
    ${target}
    ${colorTransition}
    display: inline-flex;
    align-items: center;
    justify-content: center;
    gap: ${space.xs};
    max-inline-size: 100%;
    padding: ${$size === 'large' ? `${space.md} ${space.xl}` : `${space.sm} ${space.lg}`};
    border: ${size.hairline} solid ${$variant === 'primary' ? color.accent : color.borderControl};
    border-radius: ${radius.round};
    background: ${$variant === 'primary' ? color.accent : 'transparent'};
    color: ${$variant === 'primary' ? color.onAccent : color.text};
    font-size: ${$size === 'large' ? type.size.md : type.size.sm};
    font-weight: ${type.weight.medium};
    line-height: ${type.leading.control};
    overflow-wrap: anywhere;
    text-align: center;
    text-decoration: none;

    ${media.hover} {
      &:hover {
        border-color: ${$variant === 'primary' ? color.accentHover : color.text};
        background: ${$variant === 'primary' ? color.accentHover : color.surfaceHover};
      }
    }

    &:active {
      border-color: ${$variant === 'primary' ? color.accentPressed : color.borderControl};
      background: ${$variant === 'primary' ? color.accentPressed : color.surfacePressed};
    }

    &[aria-current='page'] {
      border-color: ${color.border};
      color: ${color.textMuted};
    }

    &:disabled,
    &[aria-disabled='true'] {
      border-color: ${color.border};
      background: ${color.surface};
      color: ${color.textMuted};
      cursor: default;
    }

    ${media.print} {
      display: none;
    }
  `,
);
