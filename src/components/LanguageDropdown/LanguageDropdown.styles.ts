import styled, { css } from 'styled-components';
import { boxSize, colorTransition, target, visuallyHidden } from '#theme/mixins.ts';
import { color, layer, media, radius, shadow, size, space, type } from '#theme/tokens.ts';

const control = css`
  ${target}
  ${colorTransition}
  align-items: center;
  padding: ${space.xs} ${space.sm};
  font-size: ${type.size.sm};
  line-height: ${type.leading.control};

  svg {
    flex: none;
    ${boxSize(size.iconSmall)}
  }

  ${media.hover} {
    &:hover {
      background: ${color.surfaceHover};
    }
  }
`;

export const Root = styled.details`
  position: relative;
`;

export const Trigger = styled.summary`
  ${control}
  display: inline-flex;
  gap: ${space.xs};
  border: ${size.hairline} solid transparent;
  border-radius: ${radius.round};

  svg {
    color: ${color.textMuted};
  }

  span:first-of-type {
    ${visuallyHidden}
  }

  /* Phones show the short form of the language, tablets its full name. */
  span[aria-hidden] {
    display: none;
  }

  ${media.tablet} {
    span[aria-hidden] {
      display: inline;
    }

    span[aria-hidden] + span {
      display: none;
    }
  }

  ${media.narrow} {
    svg:first-child {
      display: none;
    }
  }

  &:active,
  [open] > & {
    background: ${color.surface};
    border-color: ${color.borderControl};
  }
`;

export const List = styled.ul`
  position: absolute;
  z-index: ${layer.overlay};
  inset-block-start: calc(100% + ${space.xs});
  inset-inline-end: 0;
  display: grid;
  inline-size: ${size.menu};
  max-inline-size: calc(100vw - 2 * ${space.gutter});
  padding: ${space.xs};
  border: ${size.hairline} solid ${color.border};
  border-radius: ${radius.md};
  background: ${color.surface};
  box-shadow: ${shadow.overlay};
`;

export const Option = styled.a`
  ${control}
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${space.md};
  border-radius: ${radius.sm};
  text-decoration: none;

  svg {
    color: ${color.accent};
  }
`;
