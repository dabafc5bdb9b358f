import { company } from '#content/company.ts';
import { LegalDocument, type LegalSection } from '#sections/LegalDocument';
import { legalValues } from '../legalValues';

const sections: readonly LegalSection[] = [
  { id: 'collect', titleId: 'privacyCollectTitle', contentId: 'privacyCollectContent' },
  {
    id: 'use',
    titleId: 'privacyUseTitle',
    contentId: 'privacyUseContent',
    itemIds: [
      'privacyUseItem1',
      'privacyUseItem2',
      'privacyUseItem3',
      'privacyUseItem4',
      'privacyUseItem5',
      'privacyUseItem6',
    ],
  },
  { id: 'security', titleId: 'privacySecurityTitle', contentId: 'privacySecurityContent' },
  { id: 'cookies', titleId: 'privacyCookiesTitle', contentId: 'privacyCookiesContent' },
  { id: 'sharing', titleId: 'privacySharingTitle', contentId: 'privacySharingContent' },
  { id: 'changes', titleId: 'privacyChangesTitle', contentId: 'privacyChangesContent' },
  { id: 'contact', titleId: 'privacyContactTitle', contentId: 'privacyContactContent' },
];

/** The privacy policy. */
export function PrivacyPolicy() {
  return (
    <LegalDocument
      titleId="privacyTitle"
      summaryId="privacySummary"
      updated={company.legalDate}
      sections={sections}
      values={legalValues}
    />
  );
}
