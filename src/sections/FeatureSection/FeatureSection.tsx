import type { ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { Picture as AnyPicture, pictureSizes, type PictureSource, shareOfRow } from '#components/Picture';
import { useLanguage } from '#i18n/LanguageProvider.tsx';
import type { MessageKey } from '#i18n/lookup.ts';
import { Message } from '#i18n/Message.tsx';
import { slideUpOnScroll } from '#theme/sectionMixins.ts';
import { color, media, size, space, type } from '#theme/tokens.ts';
import { Column, Section, SectionTitle } from '#sections/Section';

export interface FeatureSectionProps {
  /** Message of the heading. */
  titleId: MessageKey;
  /** Message of the text. */
  contentId: MessageKey;
  /** The picture beside the text, from an import with `?picture`. */
  image: PictureSource;
  /** Message of the picture's alternative text. */
  imageAltId: MessageKey;
  /** Whether the picture is mirrored in a right-to-left layout. */
  mirrored?: boolean;
  /** Shown below the text. */
  children?: ReactNode;
  /** Swaps the sides of text and picture. */
  reverse?: boolean;
}

/** The pictures have empty margins, so the band needs less padding, and they may overflow their column. */
const Band = styled(Section)`
  overflow: clip;
  padding-block: ${space.part};
`;

/** Width of the picture's column on desktops, in columns of text. */
export const pictureShare = 1.4;
/** Overflow of the picture on desktops, both sides together, in widths of its column. */
export const pictureOverhang = 0.16;

const Pair = styled(Column)<{ $reverse: boolean }>(
  ({ $reverse }) => css`
    display: grid;
    align-items: center;
    gap: ${space.lg} ${space.part};

    > :last-child {
      order: -1;
    }

    ${media.desktop} {
      grid-template-columns: ${$reverse ? `minmax(0, 1fr) minmax(0, ${pictureShare}fr)` : `minmax(0, ${pictureShare}fr) minmax(0, 1fr)`};

      > :last-child {
        order: ${$reverse ? 1 : -1};
      }
    }
  `,
);

/** A soft light, as wide as the picture. */
const Light = styled.div`
  background: radial-gradient(closest-side, ${color.surface}, transparent);

  ${media.desktop} {
    margin-inline: ${-50 * pictureOverhang}%;
  }
`;

const Picture = styled(AnyPicture)`
  ${slideUpOnScroll}
`;

const sizes = pictureSizes({
  desktop: `calc(${shareOfRow((pictureShare / (pictureShare + 1)) * (1 + pictureOverhang))})`,
});

const Copy = styled.div`
  display: grid;
  gap: ${space.lg};
  max-inline-size: ${size.measure};
  min-inline-size: 0;

  > p {
    color: ${color.textMuted};
    font-size: ${type.size.reading};
  }
`;

/** A picture beside a heading and its text. The heading is first in reading order. */
export function FeatureSection({
  titleId,
  contentId,
  image,
  imageAltId,
  mirrored = false,
  reverse = false,
  children,
}: FeatureSectionProps) {
  const { t } = useLanguage();
  return (
    <Band>
      <Pair $reverse={reverse}>
        <Copy>
          <SectionTitle>
            <Message id={titleId} />
          </SectionTitle>
          <p>
            <Message id={contentId} />
          </p>
          {children}
        </Copy>
        <Light>
          <Picture source={image} alt={t(imageAltId)} sizes={sizes} mirrored={mirrored} />
        </Light>
      </Pair>
    </Band>
  );
}
