import styled, { css } from 'styled-components';
import { pageColumn } from '../../theme/mixins';

/** A full-width band of a page; after the first view, every second one stands on raised ground. */
export const Section = styled.section(
  ({ theme: { color, space } }) => css`
    padding-block: ${space.section};

    &:nth-child(2n + 3) {
      background: ${color.groundRaised};
    }
  `,
);

/** The column of the page's content. */
export const Column = styled.div`
  ${pageColumn}
`;

/** Heading of a section. */
export const SectionTitle = styled.h2(
  ({ theme: { type } }) => css`
    font-size: ${type.size.xxl};
  `,
);

/** The sentence or two that follow a heading. */
export const Lead = styled.p(
  ({ theme: { color, type, size } }) => css`
    max-inline-size: ${size.measure};
    color: ${color.textMuted};
    font-size: ${type.size.lg};
  `,
);

/** Heading of a whole page. */
export const PageTitle = styled.h1(
  ({ theme: { type } }) => css`
    font-size: calc(${type.size.display} * ${type.scale.display});
    line-height: ${type.leading.display};
    letter-spacing: ${type.tracking.display};
  `,
);
