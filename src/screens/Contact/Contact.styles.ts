import styled, { css } from 'styled-components';
import { pageColumn, quietLink, target } from '../../theme/mixins';

export const Columns = styled.div(
  ({ theme: { space, media } }) => css`
    ${pageColumn}
    display: grid;
    gap: ${space.part};
    align-items: start;
    padding-block: ${space.part} ${space.section};

    ${media.desktop} {
      grid-template-columns: minmax(0, 1.8fr) minmax(0, 1fr);
    }
  `,
);

export const Opening = styled.div(
  ({ theme: { space } }) => css`
    grid-column: 1 / -1;
    display: grid;
    gap: ${space.lg};
  `,
);

export const Details = styled.aside(
  ({ theme: { color, space, type, radius, size } }) => css`
    display: grid;
    gap: ${space.md};
    padding: ${space.lg};
    border: ${size.hairline} solid ${color.line};
    border-radius: ${radius.lg};
    background: ${color.groundRaised};

    h2 {
      font-size: ${type.size.lg};
    }

    p {
      color: ${color.textMuted};
      font-size: ${type.size.sm};
    }
  `,
);

export const Ways = styled.ul(
  ({ theme: { color, space, size, type } }) => css`
    display: grid;
    font-size: ${type.size.sm};

    li {
      display: flex;
      align-items: start;
      gap: ${space.sm};
      padding-block: ${space.xs};
    }

    svg {
      flex: none;
      inline-size: ${size.icon};
      block-size: ${size.icon};
      color: ${color.accent};
    }

    a {
      ${target}
      ${quietLink}
      display: inline-flex;
      align-items: center;
      margin-block: calc((${size.icon} - ${size.target}) / 2);
      text-decoration-color: ${color.lineControl};
    }

    span {
      line-height: ${type.leading.control};
    }
  `,
);
