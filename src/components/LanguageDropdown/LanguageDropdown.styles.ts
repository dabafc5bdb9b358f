import styled, { css } from 'styled-components';
import { quickColors, target } from '../../theme/mixins';

export const Trigger = styled.button(
  ({ theme: { color, space, type, radius, size, media } }) => css`
    ${target}
    ${quickColors}
    display: inline-flex;
    align-items: center;
    gap: ${space.xs};
    padding: ${space.xs} ${space.sm};
    border: ${size.hairline} solid transparent;
    border-radius: ${radius.round};
    background: none;
    color: ${color.text};
    font-size: ${type.size.sm};
    line-height: ${type.leading.control};
    cursor: pointer;

    svg {
      flex: none;
      inline-size: ${size.iconSmall};
      block-size: ${size.iconSmall};
      color: ${color.textMuted};
    }

    /* Without a script it would open nothing. */
    ${media.scriptless} {
      display: none;
    }

    ${media.narrow} {
      svg:first-child {
        display: none;
      }
    }

    ${media.hover} {
      &:hover {
        background: ${color.surfaceHover};
      }
    }

    &:active,
    &[aria-expanded='true'] {
      background: ${color.surface};
      border-color: ${color.lineControl};
    }
  `,
);

/** The whole name where there is room for it, its short form on a phone. */
export const Name = styled.span(
  ({ theme: { media } }) => css`
    display: none;

    ${media.tablet} {
      display: inline;
    }
  `,
);

export const Short = styled.span(
  ({ theme: { media } }) => css`
    ${media.tablet} {
      display: none;
    }
  `,
);

export const Menu = styled.div(
  ({ theme: { color, space, radius, size, shadow, layer } }) => css`
    z-index: ${layer.overlay};
    inline-size: ${size.menu};
    overflow: auto;
    padding: ${space.xs};
    border: ${size.hairline} solid ${color.line};
    border-radius: ${radius.md};
    background: ${color.surface};
    box-shadow: ${shadow.overlay};
    outline-offset: 0;
  `,
);

export const List = styled.ul(
  ({ theme: { space } }) => css`
    display: grid;
    gap: ${space.hair};
  `,
);

export const Option = styled.a(
  ({ theme: { color, space, type, radius, size, media } }) => css`
    ${target}
    ${quickColors}
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
      inline-size: ${size.iconSmall};
      block-size: ${size.iconSmall};
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
      outline-offset: calc(-1 * ${size.ring});
    }
  `,
);
