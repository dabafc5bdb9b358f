import { useRef, type MouseEvent, type ReactNode } from 'react';
import { opensElsewhere } from '#src/lib/opensElsewhere.ts';
import { useLanguage } from '#i18n/LanguageProvider.tsx';
import { formatDate, formatNumber, type MessageKey } from '#i18n/lookup.ts';
import { Message } from '#i18n/Message.tsx';
import { PageTitle } from '#sections/Section';
import { Columns, End, Intro, Progress, Root, Summary, Text, Updated } from './LegalDocument.styles';
import { NumberedSection, type LegalSection } from './NumberedSection';
import { TableOfContents } from './TableOfContents';
import { useCurrentSection } from './useCurrentSection';

interface LegalDocumentProps {
  /** Message of the page's heading. */
  titleId: MessageKey;
  /** Message of the summary below the heading. */
  summaryId: MessageKey;
  /** Date of the last change, `YYYY-MM-DD`. */
  updated: string;
  /** In their order, each `{ id, titleId, contentId, itemIds }`: an anchor, and the messages of its heading, text and list. */
  sections: ReadonlyArray<LegalSection>;
  /** Values of the messages' `{placeholders}`. */
  values: Readonly<Record<string, ReactNode>>;
}

/** A legal document with its date, numbered sections, and a table of contents that marks the current section. */
export function LegalDocument({ titleId, summaryId, updated, sections, values }: LegalDocumentProps) {
  const { language, lookup } = useLanguage();
  const text = useRef<HTMLDivElement>(null);
  const [current, select] = useCurrentSection(text);
  const numbered = sections.map((section, index) => ({
    ...section,
    number: formatNumber(index + 1, language),
    onLinkClick: (event: MouseEvent) => {
      if (!opensElsewhere(event)) select(section.id);
    },
  }));
  return (
    <Root>
      <Progress aria-hidden="true" />
      <Columns>
        <Intro>
          <PageTitle>
            <Message id={titleId} />
          </PageTitle>
          <Summary>
            <Message id={summaryId} />
          </Summary>
          <Updated>
            <Message
              id="lastUpdated"
              values={{ date: <time dateTime={updated}>{formatDate(updated, lookup('lastUpdated').language)}</time> }}
            />
          </Updated>
        </Intro>
        <TableOfContents sections={numbered} current={current} />
        <Text ref={text}>
          {numbered.map((section) => (
            <NumberedSection key={section.id} {...section} values={values} />
          ))}
          <End />
        </Text>
      </Columns>
    </Root>
  );
}
