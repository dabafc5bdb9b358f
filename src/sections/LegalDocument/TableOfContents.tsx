import { ChevronDown } from 'lucide-react';
import { useLanguage } from '#i18n/LanguageProvider.tsx';
import { Message } from '#i18n/Message.tsx';
import { Number } from './LegalDocument.styles';
import type { NumberedSectionProps } from './NumberedSection';
import { EntryLink, Nav } from './TableOfContents.styles';

interface TableOfContentsProps {
  sections: ReadonlyArray<Pick<NumberedSectionProps, 'id' | 'number' | 'titleId' | 'onLinkClick'>>;
  /** Id of the current section. */
  current: string | undefined;
}

/** Links to the sections. Collapsed on phones (`details`), so that the text starts above the fold. */
export function TableOfContents({ sections, current }: TableOfContentsProps) {
  const { t } = useLanguage();
  return (
    <Nav aria-label={t('tableOfContents')}>
      <h2>
        <Message id="tableOfContents" />
      </h2>
      <details>
        <summary>
          <Message id="tableOfContents" />
          <ChevronDown />
        </summary>
        <ol>
          {sections.map(({ id, number, titleId, onLinkClick }) => (
            <li key={id}>
              <EntryLink href={`#${id}`} aria-current={id === current ? 'location' : undefined} onClick={onLinkClick}>
                <Number>{number}</Number>
                <span>
                  <Message id={titleId} />
                </span>
              </EntryLink>
            </li>
          ))}
        </ol>
      </details>
    </Nav>
  );
}
