import styled, { css } from 'styled-components';
import { pageColumn } from '../../theme/mixins';

/** The column of the page's content. */
export const Column = styled.div`
  ${pageColumn}
`;

/** A full-width band of a page, on raised ground where it is to stand apart. */
export const Section = styled.section<{ $raised?: boolean }>(
  ({ theme: { color, space }, $raised = false }) => css`
    padding-block: ${space.section};
    ${$raised && `background: linear-gradient(${color.ground}, ${color.groundRaised}, ${color.ground});`}
  `,
);

/** A narrow column for what a section is about, and a wide one for what it says: the axis of the page's second half. */
export const Split = styled(Column)(
  ({ theme: { space, media } }) => css`
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${space.part};

    ${media.desktop} {
      grid-template-columns: minmax(0, 1fr) minmax(0, 2fr);
    }
  `,
);

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
