import styled, { css } from 'styled-components';
import { useLanguage } from '../../i18n/LanguageProvider';
import type { MessageKey } from '../../i18n/lookup';
import { Message } from '../../i18n/Message';
import { Column, Section, SectionTitle } from '../Section/Section';

export interface FeatureSectionProps {
  titleId: MessageKey;
  contentId: MessageKey;
  /** Address of the picture. */
  image: string;
  imageAltId: MessageKey;
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

const Pair = styled(Column)<{ $reverse: boolean }>(
  ({ theme: { space, media }, $reverse }) => css`
    display: grid;
    align-items: center;
    gap: ${space.lg} ${space.part};

    ${media.desktop} {
      grid-template-columns: ${$reverse ? 'minmax(0, 1fr) minmax(0, 1.15fr)' : 'minmax(0, 1.15fr) minmax(0, 1fr)'};

      > img {
        order: ${$reverse ? 1 : 0};
      }
    }
  `,
);

const Picture = styled.img(
  ({ theme: { size, media } }) => css`
    inline-size: 100%;
    max-inline-size: ${size.picture};
    block-size: auto;
    margin-inline: auto;

    ${media.desktop} {
      inline-size: 112%;
      max-inline-size: none;
      margin: -4% -6%;
    }
  `,
);

const Copy = styled.div(
  ({ theme: { color, space, size } }) => css`
    display: grid;
    gap: ${space.lg};
    max-inline-size: ${size.measure};
    min-inline-size: 0;

    p {
      color: ${color.textMuted};
    }
  `,
);

/** A picture beside a heading and its text. */
export function FeatureSection({ titleId, contentId, image, imageAltId, reverse = false }: FeatureSectionProps) {
  const { t } = useLanguage();
  return (
    <Band>
      <Pair $reverse={reverse}>
        <Picture src={image} alt={t(imageAltId)} width={960} height={720} loading="lazy" />
        <Copy>
          <SectionTitle>
            <Message id={titleId} />
          </SectionTitle>
          <p>
            <Message id={contentId} />
          </p>
        </Copy>
      </Pair>
    </Band>
  );
}
