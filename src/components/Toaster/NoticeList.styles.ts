import type { Toast } from 'react-hot-toast/headless';
import styled, { css, keyframes } from 'styled-components';
import { boxSize } from '#theme/mixins.ts';
import { color, media, motion, size, space } from '#theme/tokens.ts';
import { Notice } from './Toaster.styles';

const rise = keyframes`
  from { opacity: 0; translate: 0 50%; }
`;

export const List = styled.div`
  display: grid;
  gap: ${space.sm};
`;

export const MarkedNotice = styled(Notice)<{ $type: Toast['type'] }>(
  ({ $type }) => css`
    ${media.motion} {
      animation: ${rise} ${motion.moderate} ${motion.easing};
    }

    > svg {
      flex: none;
      ${boxSize(size.icon)}
      margin-block-start: ${space.sm};
      color: ${$type === 'error' ? color.danger : color.success};
    }
  `,
);
