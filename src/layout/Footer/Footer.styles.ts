import styled from 'styled-components';
import { pageColumn, quietLink, target } from '#theme/mixins.ts';
import { color, media, radius, size, space, type } from '#theme/tokens.ts';

export const Root = styled.footer`
  border-block-start: ${size.hairline} solid ${color.border};
  background: ${color.backgroundRaised};
  color: ${color.textMuted};
  font-size: ${type.size.sm};
  padding-block: ${space.part} ${space.lg};

  ${media.print} {
    border: 0;
    padding: 0;
  }
`;

export const Columns = styled.div`
  ${pageColumn}
  display: grid;
  gap: ${space.xl} ${space.part};

  ${media.tablet} {
    grid-template-columns: 1fr 1fr;
  }

  ${media.desktop} {
    grid-template-columns: 1.4fr 1.3fr 1fr auto;
  }

  /* On paper, only the copyright line. */
  ${media.print} {
    display: none;
  }
`;

export const About = styled.div`
  display: grid;
  align-content: start;
  gap: ${space.lg};
  max-inline-size: ${size.aside};
`;

export const Column = styled.div`
  display: grid;
  align-content: start;
  gap: ${space.md};
  min-inline-size: 0;
`;

export const Title = styled.h2`
  color: ${color.text};
  font-size: ${type.size.sm};
  font-weight: ${type.weight.medium};
  line-height: ${type.leading.body};
  letter-spacing: normal;
`;

export const Facts = styled.dl`
  display: grid;
  gap: ${space.sm};

  dt {
    font-size: ${type.size.xs};
    line-height: ${type.leading.control};
  }

  dd {
    color: ${color.text};
  }

  /* The pointer target is taller than the line, which keeps its height. */
  a {
    margin-block: calc((1lh - ${size.target}) / 2);
  }
`;

export const Links = styled.ul`
  display: grid;
  justify-items: start;
  margin-block: calc(-1 * ${space.xs});
`;

export const FooterLink = styled.a`
  ${target}
  ${quietLink}
  display: inline-flex;
  align-items: center;
  border-radius: ${radius.sm};
  color: ${color.text};
  text-decoration: underline;
  text-decoration-color: ${color.borderControl};
`;

export const Base = styled.div`
  ${pageColumn}
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${space.xs} ${space.lg};
  margin-block-start: ${space.part};
  font-size: ${type.size.xs};

  &::before {
    content: '';
    flex-basis: 100%;
    border-block-start: ${size.hairline} solid ${color.border};
    margin-block-end: ${space.sm};
  }

  ${media.print} {
    margin-block-start: ${space.lg};
  }
`;
