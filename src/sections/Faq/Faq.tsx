import styled from 'styled-components';
import { Accordion, AccordionItem } from '#components/Accordion';
import { IntlText } from '#i18n/IntlText.tsx';
import { useLanguage } from '#i18n/LanguageProvider.tsx';
import type { MessageKey } from '#i18n/lookup.ts';
import { Message } from '#i18n/Message.tsx';
import { countryNames, formatList } from '#i18n/names.ts';
import { Lead, Section, SectionTitle, Split } from '#sections/Section';
import { media, size, space } from '#theme/tokens.ts';

/** The questions (docs/spec.md, sections 2 and 3). */
export const questions: ReadonlyArray<{ question: MessageKey; answer: MessageKey }> = [
  { question: 'faq1Question', answer: 'faq1Answer' },
  { question: 'faq2Question', answer: 'faq2Answer' },
  { question: 'faq3Question', answer: 'faq3Answer' },
  { question: 'faq4Question', answer: 'faq4Answer' },
  { question: 'faq5Question', answer: 'faq5Answer' },
];

const Intro = styled.div`
  display: grid;
  align-content: start;
  align-self: start;
  gap: ${space.lg};

  ${media.desktop} {
    position: sticky;
    inset-block-start: calc(${size.header} + ${space.lg});
  }

  ${media.short} {
    position: static;
  }
`;

/** The answer that the list of countries completes. */
export const destinationsAnswer: MessageKey = 'faq2Answer';

export interface FaqProps {
  /** ISO 3166 codes of the countries that the company ships to. */
  countries?: ReadonlyArray<string> | undefined;
}

/** Frequently asked questions; one answer is open at a time. */
export function Faq({ countries }: FaqProps) {
  const { language } = useLanguage();
  const served = countries && formatList(countryNames(countries, language), language, 'conjunction');
  return (
    <Section>
      <Split>
        <Intro>
          <SectionTitle>
            <Message id="faqTitle" />
          </SectionTitle>
          <Lead>
            <Message id="faqSubtitle" />
          </Lead>
        </Intro>
        <Accordion>
          {questions.map(({ question, answer }) => (
            <AccordionItem key={question} title={<Message id={question} />}>
              <p>
                <Message id={answer} />
              </p>
              {answer === destinationsAnswer && served && (
                <p>
                  <Message id="countriesServed" values={{ countries: <IntlText>{served}</IntlText> }} />
                </p>
              )}
            </AccordionItem>
          ))}
        </Accordion>
      </Split>
    </Section>
  );
}
