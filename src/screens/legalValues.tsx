import type { ReactNode } from 'react';
import { company } from '../company';
import { PageLink } from '../layout/PageLink/PageLink';
import { telephoneAddress } from '../layout/telephone';
import { pages } from '../pages';

/** The company's facts as they stand in the legal texts. */
export const legalValues: Readonly<Record<string, ReactNode>> = {
  legalName: company.legalName,
  address: <span lang="en">{company.address}</span>,
  city: <span lang="en">{company.city}</span>,
  phone: (
    <a href={telephoneAddress(company.phone)} dir="ltr">
      {company.phone}
    </a>
  ),
  email: (
    <PageLink path={pages.contact} dir="ltr">
      {company.email}
    </PageLink>
  ),
  taxNumber: <data value={company.taxNumber}>{company.taxNumber}</data>,
};
