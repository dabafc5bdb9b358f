import type { ReactNode } from 'react';
import { useLanguage } from '../../i18n/LanguageProvider';
import { formatDate, type MessageKey } from '../../i18n/lookup';
import { Message, Paragraphs } from '../../i18n/Message';
import { Lead, PageTitle } from '../Section/Section';
import { Article, Contents, Opening, Part, Parts, Sheet } from './LegalDocument.styles';

export interface LegalSection {
  /** Anchor of the section, the same in every language. */
  id: string;
  titleId: MessageKey;
  contentId: MessageKey;
  /** Bullet points after the text. */
  itemIds?: readonly MessageKey[];
}

interface LegalDocumentProps {
  titleId: MessageKey;
  summaryId: MessageKey;
  /** The day of the last change, `YYYY-MM-DD`. */
  updated: string;
  sections: readonly LegalSection[];
  /** What stands in place of the texts' `{placeholders}`. */
  values: Readonly<Record<string, ReactNode>>;
}

/** A legal text: what it is, of which day, its table of contents and its sections. */
export function LegalDocument({ titleId, summaryId, updated, sections, values }: LegalDocumentProps) {
  const { lookup, t } = useLanguage();
  return (
    <Sheet>
      <Opening>
        <PageTitle>
          <Message id={titleId} />
        </PageTitle>
        <Lead>
          <Message id={summaryId} />
        </Lead>
        <p>
          <Message
            id="lastUpdated"
            values={{ date: <time dateTime={updated}>{formatDate(updated, lookup('lastUpdated').language)}</time> }}
          />
        </p>
      </Opening>
      <Contents aria-label={t('tableOfContents')}>
        <h2>
          <Message id="tableOfContents" />
        </h2>
        <ol>
          {sections.map(({ id, titleId: sectionTitle }) => (
            <li key={id}>
              <a href={`#${id}`}>
                <Message id={sectionTitle} />
              </a>
            </li>
          ))}
        </ol>
      </Contents>
      <Article>
        <Parts>
          {sections.map(({ id, titleId: sectionTitle, contentId, itemIds }) => (
            <Part key={id} id={id} aria-labelledby={`${id}-title`}>
              <h2 id={`${id}-title`}>
                <Message id={sectionTitle} />
              </h2>
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
        </Parts>
      </Article>
    </Sheet>
  );
}
