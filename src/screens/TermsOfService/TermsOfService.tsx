import { company } from '#content/company.ts';
import { LegalDocument, type LegalSection } from '#sections/LegalDocument';
import { legalValues } from '../legalValues';

const sections: readonly LegalSection[] = [
  { id: 'introduction', titleId: 'termsIntroductionTitle', contentId: 'termsIntroductionContent' },
  { id: 'use', titleId: 'termsUseTitle', contentId: 'termsUseContent' },
  { id: 'account', titleId: 'termsAccountTitle', contentId: 'termsAccountContent' },
  { id: 'product', titleId: 'termsProductTitle', contentId: 'termsProductContent' },
  { id: 'pricing', titleId: 'termsPricingTitle', contentId: 'termsPricingContent' },
  { id: 'shipping', titleId: 'termsShippingTitle', contentId: 'termsShippingContent' },
  { id: 'changes', titleId: 'termsChangesTitle', contentId: 'termsChangesContent' },
  { id: 'contact', titleId: 'termsContactTitle', contentId: 'termsContactContent' },
];

/** The terms of service. */
export function TermsOfService() {
  return (
    <LegalDocument
      titleId="termsTitle"
      summaryId="termsSummary"
      updated={company.legalDate}
      sections={sections}
      values={legalValues}
    />
  );
}
