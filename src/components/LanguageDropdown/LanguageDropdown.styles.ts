import styled, { css } from 'styled-components';
import { boxSize, colorTransition, target, visuallyHidden } from '#theme/mixins.ts';

export const Root = styled.details`
  position: relative;
`;

export const Trigger = styled.summary(
  ({ theme: { color, space, type, radius, size, media } }) => css`
    ${target}
    ${colorTransition}
    display: inline-flex;
    align-items: center;
    gap: ${space.xs};
    padding: ${space.xs} ${space.sm};
    border: ${size.hairline} solid transparent;
    border-radius: ${radius.round};
    color: ${color.text};
    font-size: ${type.size.sm};
    line-height: ${type.leading.control};
    cursor: pointer;

    /* Older browsers draw a marker. */
    &::-webkit-details-marker {
      display: none;
    }

    svg {
      flex: none;
      ${boxSize(size.iconSmall)}
      color: ${color.textMuted};
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
    [open] > & {
      background: ${color.surface};
      border-color: ${color.borderControl};
    }
  `,
);

export const Label = styled.span`
  ${visuallyHidden}
`;

/** The full name from tablets on, the short form on phones. */
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

export const List = styled.ul(
  ({ theme: { color, space, radius, size, shadow, layer } }) => css`
    position: absolute;
    z-index: ${layer.overlay};
    inset-block-start: calc(100% + ${space.xs});
    inset-inline-end: 0;
    display: grid;
    gap: ${space.xxxs};
    inline-size: ${size.menu};
    max-block-size: 70vh;
    overflow: auto;
    padding: ${space.xs};
    border: ${size.hairline} solid ${color.border};
    border-radius: ${radius.md};
    background: ${color.surface};
    box-shadow: ${shadow.overlay};
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
