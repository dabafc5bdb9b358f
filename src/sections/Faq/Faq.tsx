import styled, { css } from 'styled-components';
import { Accordion } from '../../components/Accordion/Accordion';
import type { MessageKey } from '../../i18n/lookup';
import { Message } from '../../i18n/Message';
import { Lead, Section, SectionTitle, Split } from '../Section/Section';

/** The five questions (specification, sections 2 and 3). */
export const questions: ReadonlyArray<{ question: MessageKey; answer: MessageKey }> = [
  { question: 'faq1Question', answer: 'faq1Answer' },
  { question: 'faq2Question', answer: 'faq2Answer' },
  { question: 'faq3Question', answer: 'faq3Answer' },
  { question: 'faq4Question', answer: 'faq4Answer' },
  { question: 'faq5Question', answer: 'faq5Answer' },
];

const Intro = styled.div(
  ({ theme: { space, size, media } }) => css`
    display: grid;
    align-content: start;
    align-self: start;
    gap: ${space.lg};

    ${media.desktop} {
      position: sticky;
      inset-block-start: calc(${size.header} + ${space.lg});
    }

    ${media.low} {
      position: static;
    }
  `,
);

/** Questions that open their answers, one at a time. */
export function Faq() {
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
        <Accordion
          items={questions.map(({ question, answer }) => ({
            id: question,
            title: <Message id={question} />,
            content: (
              <p>
                <Message id={answer} />
              </p>
            ),
          }))}
        />
      </Split>
    </Section>
  );
}
