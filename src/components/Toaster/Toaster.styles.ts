import styled from 'styled-components';
import { boxSize, colorTransition, target } from '#theme/mixins.ts';
import { color, layer, media, radius, shadow, size, space, type } from '#theme/tokens.ts';

export const Region = styled.section`
  position: fixed;
  /* As large as the viewport: it would shift if it grew. */
  inset: 0;
  z-index: ${layer.toast};
  display: grid;
  grid-template-columns: minmax(0, ${size.toast});
  place-content: end;
  padding: ${space.gutter};
  pointer-events: none;
`;

export const Status = styled.div`
  display: grid;
  gap: ${space.sm};
`;

/** A box with the look of a notice. */
export const Notice = styled.div`
  display: flex;
  align-items: start;
  gap: ${space.sm};
  padding: ${space.xs} ${space.md};
  border: ${size.hairline} solid ${color.borderControl};
  border-radius: ${radius.md};
  background: ${color.surfaceHover};
  box-shadow: ${shadow.overlay};
  pointer-events: auto;

  /* The icon of the button that dismisses it has room of its own. */
  > button {
    margin-inline-end: calc(${space.xs} - ${space.md});
  }
`;

export const NoticeActions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.xs};
  padding-block: ${space.md} ${space.sm};
`;

export const NoticeText = styled.p`
  flex: 1;
  min-inline-size: 0;
  padding-block: ${space.xs};
  font-size: ${type.size.sm};
  line-height: ${type.leading.control};
`;

export const Dismiss = styled.button`
  ${target}
  ${colorTransition}
  display: grid;
  place-items: center;
  flex: none;
  border: 0;
  border-radius: ${radius.round};
  background: none;
  color: ${color.textMuted};

  svg {
    ${boxSize(size.iconSmall)}
  }

  ${media.hover} {
    &:hover {
      background: ${color.surfacePressed};
      color: ${color.text};
    }
  }

  &:active {
    background: ${color.surface};
  }
`;
