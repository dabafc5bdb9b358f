import styled, { css } from 'styled-components';
import { pageColumn, quietLink, target } from '../../theme/mixins';

export const Sheet = styled.div(
  ({ theme: { space, media } }) => css`
    ${pageColumn}
    display: grid;
    gap: ${space.part};
    padding-block: ${space.part} ${space.section};

    ${media.desktop} {
      grid-template-columns: minmax(0, 1fr) minmax(0, 2.4fr);
    }
  `,
);

export const Opening = styled.header(
  ({ theme: { color, space, type } }) => css`
    grid-column: 1 / -1;
    display: grid;
    gap: ${space.lg};

    > p:last-child {
      color: ${color.textMuted};
      font-size: ${type.size.sm};
    }
  `,
);

export const Contents = styled.nav(
  ({ theme: { color, space, type, size, radius, media } }) => css`
    align-self: start;

    h2 {
      margin-block-end: ${space.xs};
      color: ${color.textMuted};
      font-size: ${type.size.sm};
      font-weight: ${type.weight.medium};
      letter-spacing: normal;
    }

    a {
      ${target}
      ${quietLink}
      display: flex;
      align-items: center;
      padding-block: ${space.xxs};
      border-block-end: ${size.hairline} solid ${color.line};
      font-size: ${type.size.sm};
      line-height: ${type.leading.control};
      text-decoration: none;
    }

    li {
      break-inside: avoid;
    }

    ${media.tablet} {
      ol {
        columns: 2;
        column-gap: ${space.xl};
      }
    }

    ${media.desktop} {
      position: sticky;
      inset-block-start: calc(${size.header} + ${space.lg});
      padding-block-start: ${space.xs};

      ol {
        columns: 1;
      }

      a {
        border-block-end: 0;
        border-radius: ${radius.sm};
      }
    }
  `,
);

export const Article = styled.div(
  ({ theme: { size } }) => css`
    max-inline-size: ${size.measure};
    min-inline-size: 0;
  `,
);

export const Parts = styled.div(
  ({ theme: { space } }) => css`
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${space.part};
  `,
);

export const Part = styled.section(
  ({ theme: { color, space, type } }) => css`
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${space.md};

    h2 {
      font-size: ${type.size.xl};
    }

    p,
    li {
      color: ${color.textMuted};
    }

    /* Lines of an address are lines of the text. */
    p {
      white-space: pre-line;
    }

    /* A number is never broken. */
    a[href^='tel:'],
    data {
      white-space: nowrap;
    }

    ul {
      display: grid;
      gap: ${space.sm};
      padding-inline-start: ${space.lg};
      list-style: disc;
    }

    li::marker {
      color: ${color.accent};
    }

    a {
      color: ${color.text};
    }
  `,
);
