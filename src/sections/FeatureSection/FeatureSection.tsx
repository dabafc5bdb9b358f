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

const Pair = styled(Column)<{ $reverse: boolean }>(
  ({ theme: { space, media }, $reverse }) => css`
    display: grid;
    align-items: center;
    gap: ${space.part};

    ${media.tablet} {
      grid-template-columns: ${$reverse ? 'minmax(0, 1fr) minmax(0, 1.15fr)' : 'minmax(0, 1.15fr) minmax(0, 1fr)'};

      > img {
        order: ${$reverse ? 1 : 0};
      }
    }
  `,
);

const Picture = styled.img`
  inline-size: 100%;
  block-size: auto;
`;

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
    <Section>
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
    </Section>
  );
}
