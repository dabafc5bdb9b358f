import { ExternalLink } from 'lucide-react';
import styled from 'styled-components';
import { mirrored, pageColumn } from '#theme/mixins.ts';
import { color, media, size, space, type } from '#theme/tokens.ts';

/** The centered content column of a page. */
export const Column = styled.div`
  ${pageColumn}
`;

export const Section = styled.section`
  padding-block: ${space.section};
`;

/** A section that a lighter background sets apart from its neighbours. */
export const RaisedSection = styled(Section)`
  background: linear-gradient(${color.background}, ${color.backgroundRaised}, ${color.background});
`;

/** The content column, split on desktops: a narrow column for the heading and a wide one for the content. */
export const Split = styled(Column)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.part};

  ${media.desktop} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 2fr);
  }
`;

export const SectionTitle = styled.h2`
  font-size: ${type.size.xxl};
`;

/** Lead paragraph: the sentence or two after a heading. */
export const Lead = styled.p`
  max-inline-size: ${size.measure};
  color: ${color.textMuted};
  font-size: ${type.size.lg};
`;

export const PageTitle = styled.h1`
  /* A long word fits the line of a phone with text at 200 %, where the size would break it. */
  font-size: calc(min(${type.size.display}, 15vw) * ${type.scale.display});
  line-height: ${type.leading.display};
  letter-spacing: ${type.tracking.display};
`;

/** Beside a link that leads away from the site. */
export const ExternalIcon = styled(ExternalLink)`
  ${mirrored}
`;
