import styled, { css } from 'styled-components';
import { visuallyHidden } from '../../theme/mixins';

export const Form = styled.form(
  ({ theme: { space, size, media } }) => css`
    display: grid;
    gap: ${space.lg};
    min-inline-size: 0;

    ${media.desktop} {
      max-inline-size: ${size.form};
    }
  `,
);

/** Two fields side by side, where there is room. */
export const Pair = styled.div(
  ({ theme: { space, media } }) => css`
    display: grid;
    gap: ${space.lg};

    ${media.tablet} {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
  `,
);

export const Announcement = styled.p`
  ${visuallyHidden}
`;
