import type { ReactNode } from 'react';
import { company } from '#content/company.ts';
import { PageLink } from '#layout/PageLink';
import { telephoneUrl } from '#src/lib/telephoneUrl.ts';
import { pages } from '#content/pages.ts';

/** Values of the placeholders in the legal pages. */
export const legalValues: Readonly<Record<string, ReactNode>> = {
  legalName: company.legalName,
  address: <span lang="en">{company.postalAddress}</span>,
  city: <span lang="en">{company.city}</span>,
  phone: (
    <a href={telephoneUrl(company.phone)} dir="ltr">
      {company.phone}
    </a>
  ),
  email: (
    <PageLink path={pages.contact.path} dir="ltr">
      {company.email}
    </PageLink>
  ),
  taxNumber: <data value={company.taxNumber}>{company.taxNumber}</data>,
};
