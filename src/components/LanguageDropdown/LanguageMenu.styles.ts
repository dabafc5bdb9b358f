import styled, { css } from 'styled-components';
import { boxSize, colorTransition, target } from '#theme/mixins.ts';

export const Menu = styled.div(
  ({ theme: { color, space, radius, size, shadow, layer } }) => css`
    z-index: ${layer.overlay};
    inline-size: ${size.menu};
    overflow: auto;
    padding: ${space.xs};
    border: ${size.hairline} solid ${color.border};
    border-radius: ${radius.md};
    background: ${color.surface};
    box-shadow: ${shadow.overlay};
    outline-offset: 0;
  `,
);

export const List = styled.ul(
  ({ theme: { space } }) => css`
    display: grid;
    gap: ${space.xxxs};
  `,
);

export const Option = styled.a(
  ({ theme: { color, space, type, radius, size, media } }) => css`
    ${target}
    ${colorTransition}
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${space.md};
    padding: ${space.xs} ${space.sm};
    border-radius: ${radius.sm};
    font-size: ${type.size.sm};
    line-height: ${type.leading.control};
    text-decoration: none;

    svg {
      flex: none;
      ${boxSize(size.iconSmall)}
      color: ${color.accent};
    }

    &[aria-current='true'] {
      font-weight: ${type.weight.medium};
    }

    ${media.hover} {
      &:hover {
        background: ${color.surfaceHover};
      }
    }

    &:active {
      background: ${color.surfacePressed};
    }

    &:focus-visible {
      outline-offset: calc(-1 * ${size.focusRing});
    }
  `,
);
