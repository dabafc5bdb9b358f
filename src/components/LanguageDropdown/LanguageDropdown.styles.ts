import styled, { css } from 'styled-components';
import { boxSize, colorTransition, target, visuallyHidden } from '#theme/mixins.ts';

export const Trigger = styled.button(
  ({ theme: { color, space, type, radius, size, media } }) => css`
    ${target}
    ${colorTransition}
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
      ${boxSize(size.iconSmall)}
      color: ${color.textMuted};
    }

    /* Without JavaScript it opens nothing. */
    ${media.noScript} {
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
