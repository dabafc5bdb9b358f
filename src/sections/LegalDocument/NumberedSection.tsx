import { Link } from 'lucide-react';
import type { MouseEvent, ReactNode } from 'react';
import { useLanguage } from '#i18n/LanguageProvider.tsx';
import type { MessageKey } from '#i18n/lookup.ts';
import { Message, Paragraphs } from '#i18n/Message.tsx';
import { Number } from './LegalDocument.styles';
import { Heading, Root, SectionLink } from './NumberedSection.styles';

export interface LegalSection {
  /** Anchor of the section, the same in every language. */
  id: string;
  titleId: MessageKey;
  contentId: MessageKey;
  /** Messages of the list items after the text. */
  itemIds?: readonly MessageKey[];
}

export interface NumberedSectionProps extends LegalSection {
  number: string;
  /** Values of the messages' `{placeholders}`. */
  values: Readonly<Record<string, ReactNode>>;
  onLinkClick: (event: MouseEvent) => void;
}

/** A section of a `LegalDocument`, with a link to itself. */
export function NumberedSection({
  id,
  number,
  titleId,
  contentId,
  itemIds,
  values,
  onLinkClick,
}: NumberedSectionProps) {
  const { t } = useLanguage();
  return (
    <Root id={id}>
      <Heading>
        <h2>
          <Number>{number}</Number>
          <span>
            <Message id={titleId} />
          </span>
        </h2>
        <SectionLink href={`#${id}`} aria-label={t('sectionLink', { title: t(titleId) })} onClick={onLinkClick}>
          <Link />
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
    </Root>
  );
}
