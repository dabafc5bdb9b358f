import type { Toast } from 'react-hot-toast/headless';
import styled, { css, keyframes } from 'styled-components';
import { quickColors, target } from '../../theme/mixins';

const rise = keyframes`
  from { opacity: 0; translate: 0 50%; }
`;

export const Region = styled.section(
  ({ theme: { space, layer } }) => css`
    position: fixed;
    inset-block-end: 0;
    inset-inline: 0;
    z-index: ${layer.toast};
    display: flex;
    justify-content: end;
    padding: ${space.gutter};
    pointer-events: none;
  `,
);

export const Stack = styled.div(
  ({ theme: { space, size } }) => css`
    display: grid;
    gap: ${space.sm};
    inline-size: 100%;
    max-inline-size: ${size.toast};
  `,
);

export const Notice = styled.div<{ $type: Toast['type'] }>(
  ({ theme: { color, space, radius, size, shadow, motion, media }, $type }) => css`
    display: flex;
    align-items: start;
    gap: ${space.sm};
    padding-block: ${space.xs};
    padding-inline: ${space.md} ${space.xs};
    border: ${size.hairline} solid ${color.lineControl};
    border-radius: ${radius.md};
    background: ${color.surfaceHover};
    box-shadow: ${shadow.overlay};
    pointer-events: auto;

    ${media.motion} {
      animation: ${rise} ${motion.calm} ${motion.easing};
    }

    > svg {
      flex: none;
      inline-size: ${size.icon};
      block-size: ${size.icon};
      margin-block-start: ${space.sm};
      color: ${$type === 'error' ? color.danger : color.success};
    }
  `,
);

export const Text = styled.p(
  ({ theme: { space, type } }) => css`
    flex: 1;
    min-inline-size: 0;
    padding-block: ${space.xs};
    font-size: ${type.size.sm};
    line-height: ${type.leading.control};
  `,
);

export const Dismiss = styled.button(
  ({ theme: { color, radius, size, media } }) => css`
    ${target}
    ${quickColors}
    display: grid;
    place-items: center;
    flex: none;
    border: 0;
    border-radius: ${radius.round};
    background: none;
    color: ${color.textMuted};
    cursor: pointer;

    svg {
      inline-size: ${size.iconSmall};
      block-size: ${size.iconSmall};
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
  `,
);
