import { ChevronDown, Link } from 'lucide-react';
import { useRef, type MouseEvent, type ReactNode } from 'react';
import { opensElsewhere } from '#src/components/opensElsewhere.ts';
import { useLanguage } from '#i18n/LanguageProvider.tsx';
import { formatDate, formatNumber, type MessageKey } from '#i18n/lookup.ts';
import { Message, Paragraphs } from '#i18n/Message.tsx';
import { PageTitle } from '#sections/Section';
import {
  Columns,
  Contents,
  ContentsLink,
  End,
  Heading,
  Number,
  Opening,
  Part,
  Progress,
  SectionLink,
  Sheet,
  Summary,
  Text,
  Updated,
} from './LegalDocument.styles';
import { useCurrentSection } from './useCurrentSection';

export interface LegalSection {
  /** Anchor of the section, the same in every language. */
  id: string;
  titleId: MessageKey;
  contentId: MessageKey;
  /** Messages of the list items after the text. */
  itemIds?: readonly MessageKey[];
}

interface LegalDocumentProps {
  /** Message of the page's heading. */
  titleId: MessageKey;
  /** Message of the summary below the heading. */
  summaryId: MessageKey;
  /** Date of the last change, `YYYY-MM-DD`. */
  updated: string;
  /** The sections in their order. */
  sections: readonly LegalSection[];
  /** Values of the messages' `{placeholders}`. */
  values: Readonly<Record<string, ReactNode>>;
}

/**
 * A legal document with its date, numbered sections, and a table of contents that marks the current section (docs/spec.md,
 * section 2). On phones the table of contents is collapsed (`details`), so that the text starts above the fold.
 */
export function LegalDocument({ titleId, summaryId, updated, sections, values }: LegalDocumentProps) {
  const { language, lookup, t } = useLanguage();
  const text = useRef<HTMLDivElement>(null);
  const [current, select] = useCurrentSection(text);
  const selectOnClick = (id: string) => (event: MouseEvent) => {
    if (!opensElsewhere(event)) select(id);
  };
  const number = (index: number) => formatNumber(index + 1, language);
  return (
    <Sheet>
      <Progress aria-hidden="true" />
      <Columns>
        <Opening>
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
        </Opening>
        <Contents aria-label={t('tableOfContents')}>
          <h2>
            <Message id="tableOfContents" />
          </h2>
          <details>
            <summary>
              <Message id="tableOfContents" />
              <ChevronDown aria-hidden="true" />
            </summary>
            <ol>
              {sections.map(({ id, titleId: sectionTitle }, index) => (
                <li key={id}>
                  <ContentsLink
                    href={`#${id}`}
                    aria-current={id === current ? 'location' : undefined}
                    onClick={selectOnClick(id)}
                  >
                    <Number>{number(index)}</Number>
                    <span>
                      <Message id={sectionTitle} />
                    </span>
                  </ContentsLink>
                </li>
              ))}
            </ol>
          </details>
        </Contents>
        <Text ref={text}>
          {sections.map(({ id, titleId: sectionTitle, contentId, itemIds }, index) => (
            <Part key={id} id={id}>
              <Heading>
                <h2>
                  <Number>{number(index)}</Number>
                  <span>
                    <Message id={sectionTitle} />
                  </span>
                </h2>
                <SectionLink
                  href={`#${id}`}
                  aria-label={t('sectionLink', { title: t(sectionTitle) })}
                  onClick={selectOnClick(id)}
                >
                  <Link aria-hidden="true" />
                </SectionLink>
              </Heading>
              <Paragraphs id={contentId} values={values} />
              {itemIds && (
                <ul>
                  {itemIds.map((item) => (
                    <li key={item}>
                      <Message id={item} values={values} />
                    </li>
                  ))}
                </ul>
              )}
            </Part>
          ))}
          <End />
        </Text>
      </Columns>
    </Sheet>
  );
}
