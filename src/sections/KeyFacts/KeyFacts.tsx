import { Languages, PackageCheck, Route, Store, type LucideIcon } from 'lucide-react';
import styled from 'styled-components';
import { languages } from '#i18n/languages.ts';
import { useLanguage } from '#i18n/LanguageProvider.tsx';
import { IntlText } from '#i18n/IntlText.tsx';
import type { MessageKey } from '#i18n/lookup.ts';
import { Message } from '#i18n/Message.tsx';
import { formatList, languageNames } from '#i18n/names.ts';
import { boxSize, pageColumn } from '#theme/mixins.ts';
import { slideUpOnScroll } from '#theme/sectionMixins.ts';
import { color, media, radius, size, space, type } from '#theme/tokens.ts';

/** The facts, which the sections further down explain. */
const facts: ReadonlyArray<{ icon: LucideIcon; titleId: MessageKey; textId: MessageKey }> = [
  { icon: Store, titleId: 'factStores', textId: 'factStoresText' },
  { icon: PackageCheck, titleId: 'factChecks', textId: 'factChecksText' },
  { icon: Route, titleId: 'factRoutes', textId: 'factRoutesText' },
  { icon: Languages, titleId: 'factLanguages', textId: 'factLanguagesText' },
];

const Band = styled.ul`
  ${pageColumn}
  ${slideUpOnScroll}
  display: grid;
  gap: ${space.lg} ${space.part};
  padding-block: ${space.part};

  ${media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: ${space.xl} ${space.part};
  }

  ${media.desktop} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
    gap: ${space.xl};
  }

  li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: ${space.sm} ${space.md};
    align-content: start;
  }

  ${media.desktop} {
    li {
      grid-template-columns: minmax(0, 1fr);
      padding-block-start: ${space.lg};
      border-block-start: ${size.hairline} solid ${color.border};
    }
  }
`;

const IconFrame = styled.span`
  display: grid;
  place-items: center;
  ${boxSize(size.target)}
  border-radius: ${radius.md};
  background: ${color.surface};
  color: ${color.accent};

  svg {
    ${boxSize(size.icon)}
  }

  + p {
    display: grid;
    gap: ${space.xxxs};
  }
`;

const Title = styled.strong`
  font-weight: ${type.weight.medium};
  line-height: ${type.leading.control};
  text-wrap: balance;
`;

const Text = styled.span`
  color: ${color.textMuted};
  font-size: ${type.size.sm};
`;

/** Four facts about the company, each with a title and one line. */
export function KeyFacts() {
  const { language, t } = useLanguage();
  const values = {
    count: languages.length,
    languages: <IntlText>{formatList(languageNames(language), language, 'conjunction')}</IntlText>,
  };
  return (
    <Band aria-label={t('factsLabel')}>
      {facts.map(({ icon: Icon, titleId, textId }) => (
        <li key={titleId}>
          <IconFrame>
            <Icon aria-hidden="true" />
          </IconFrame>
          <p>
            <Title>
              <Message id={titleId} values={values} />
            </Title>
            <Text>
              <Message id={textId} values={values} />
            </Text>
          </p>
        </li>
      ))}
    </Band>
  );
}
