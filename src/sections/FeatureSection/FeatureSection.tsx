import styled, { css } from 'styled-components';
import { Picture as AnyPicture } from '../../components/Picture/Picture';
import type { PictureSource } from '../../components/Picture/pictureSource';
import { pictureSizes, shareOfRow } from '../../components/Picture/sizes';
import { useLanguage } from '../../i18n/LanguageProvider';
import type { MessageKey } from '../../i18n/lookup';
import { Message } from '../../i18n/Message';
import { rising } from '../../theme/mixins';
import { Column, Section, SectionTitle } from '../Section/Section';

export interface FeatureSectionProps {
  titleId: MessageKey;
  contentId: MessageKey;
  image: PictureSource;
  imageAltId: MessageKey;
  /** Whether the picture turns around in a right-to-left layout. */
  mirrored?: boolean;
  /** Text and picture change sides where they stand side by side. */
  reverse?: boolean;
}

/** The pictures bring their own air, so the band needs less, and they may reach out of their column. */
const Band = styled(Section)(
  ({ theme: { space } }) => css`
    overflow: clip;
    padding-block: ${space.part};
  `,
);

/** The picture's share of the pair on a desktop, against one of the text. */
export const share = 1.4;
/** How far the picture reaches out of its column there, both sides together: its own margins are empty. */
export const overhang = 0.16;

const Pair = styled(Column)<{ $reverse: boolean }>(
  ({ theme: { space, media }, $reverse }) => css`
    display: grid;
    align-items: center;
    gap: ${space.lg} ${space.part};

    > :last-child {
      order: -1;
    }

    ${media.desktop} {
      grid-template-columns: ${$reverse ? `minmax(0, 1fr) minmax(0, ${share}fr)` : `minmax(0, ${share}fr) minmax(0, 1fr)`};

      > :last-child {
        order: ${$reverse ? 1 : -1};
      }
    }
  `,
);

/** A pool of light under each picture, as wide as the picture itself. */
const Light = styled.div(
  ({ theme: { color, media } }) => css`
    background: radial-gradient(closest-side, ${color.surface}, transparent);

    ${media.desktop} {
      margin-inline: ${-50 * overhang}%;
    }
  `,
);

const Picture = styled(AnyPicture)`
  ${rising}
`;

/** The picture's column with its overhang; below the desktop the column of the page. */
const sizes = pictureSizes({ desktop: `calc(${shareOfRow((share / (share + 1)) * (1 + overhang))})` });

const Copy = styled.div(
  ({ theme: { color, space, size, type } }) => css`
    display: grid;
    gap: ${space.lg};
    max-inline-size: ${size.measure};
    min-inline-size: 0;

    p {
      color: ${color.textMuted};
      font-size: ${type.size.reading};
    }
  `,
);

/** A picture beside a heading and its text; who listens hears the heading first. */
export function FeatureSection({
  titleId,
  contentId,
  image,
  imageAltId,
  mirrored = false,
  reverse = false,
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
        </Copy>
        <Light>
          <Picture source={image} alt={t(imageAltId)} sizes={sizes} mirrored={mirrored} />
        </Light>
      </Pair>
    </Band>
  );
}
