import { Languages, PackageCheck, Route, Store, type LucideIcon } from 'lucide-react';
import styled, { css } from 'styled-components';
import { languages } from '../../i18n/languages';
import { useLanguage } from '../../i18n/LanguageProvider';
import type { MessageKey } from '../../i18n/lookup';
import { Message } from '../../i18n/Message';
import { pageColumn, rising } from '../../theme/mixins';

/** What the texts further down say at length. */
const facts: ReadonlyArray<{ icon: LucideIcon; title: MessageKey; text: MessageKey }> = [
  { icon: Store, title: 'factStores', text: 'factStoresText' },
  { icon: PackageCheck, title: 'factChecks', text: 'factChecksText' },
  { icon: Route, title: 'factRoutes', text: 'factRoutesText' },
  { icon: Languages, title: 'factLanguages', text: 'factLanguagesText' },
];

const Band = styled.ul(
  ({ theme: { color, space, size, media } }) => css`
    ${pageColumn}
    ${rising}
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
        border-block-start: ${size.hairline} solid ${color.line};
      }
    }
  `,
);

const Sign = styled.span(
  ({ theme: { color, size, radius, space } }) => css`
    display: grid;
    place-items: center;
    inline-size: ${size.target};
    block-size: ${size.target};
    border-radius: ${radius.md};
    background: ${color.surface};
    color: ${color.accent};

    svg {
      inline-size: ${size.icon};
      block-size: ${size.icon};
    }

    + p {
      display: grid;
      gap: ${space.hair};
    }
  `,
);

const Title = styled.strong(
  ({ theme: { type } }) => css`
    font-weight: ${type.weight.medium};
    line-height: ${type.leading.control};
    text-wrap: balance;
  `,
);

const Text = styled.span(
  ({ theme: { color, type } }) => css`
    color: ${color.textMuted};
    font-size: ${type.size.sm};
  `,
);

/** Four facts about the company, each in a title and a line. */
export function Facts() {
  const { t } = useLanguage();
  return (
    <Band aria-label={t('factsLabel')}>
      {facts.map(({ icon: Icon, title, text }) => (
        <li key={title}>
          <Sign>
            <Icon aria-hidden="true" />
          </Sign>
          <p>
            <Title>
              <Message id={title} values={{ count: languages.length }} />
            </Title>
            <Text>
              <Message id={text} />
            </Text>
          </p>
        </li>
      ))}
    </Band>
  );
}
