import type { ReactNode } from 'react';
import { LanguageSelect } from '#components/LanguageSelect';
import { Logo } from '#components/Logo';
import { SocialLinks } from '#components/SocialLinks';
import { company } from '#content/company.ts';
import { socialNetworks } from '#content/socialNetworks.ts';
import { languages } from '#i18n/languages.ts';
import { useLanguage } from '#i18n/LanguageProvider.tsx';
import type { MessageKey } from '#i18n/lookup.ts';
import { Message } from '#i18n/Message.tsx';
import { pages } from '#content/pages.ts';
import { PageLink } from '#layout/PageLink';
import { telephoneUrl } from '#src/lib/telephoneUrl.ts';
import { About, Base, Column, Columns, Facts, FooterLink, Links, Root, Title } from './Footer.styles';

const contactFacts = [
  { labelId: 'address', value: <bdi lang="en">{company.postalAddress}</bdi> },
  { labelId: 'city', value: <bdi lang="en">{company.city}</bdi> },
  {
    labelId: 'phone',
    value: (
      <FooterLink href={telephoneUrl(company.phone)}>
        <bdi dir="ltr">{company.phone}</bdi>
      </FooterLink>
    ),
  },
  {
    labelId: 'email',
    value: (
      <FooterLink as={PageLink} path={pages.contact.path}>
        <bdi dir="ltr">{company.email}</bdi>
      </FooterLink>
    ),
  },
] as const;

function Block({ titleId, children }: { titleId: MessageKey; children: ReactNode }) {
  return (
    <Column>
      <Title>
        <Message id={titleId} />
      </Title>
      {children}
    </Column>
  );
}

/** The footer of every page: the company, its contact details, legal pages, languages and social networks. */
export function Footer() {
  const { language, setLanguage, t } = useLanguage();
  const brand = { company: company.name };
  return (
    <Root>
      <Columns>
        <About>
          <Logo name={company.name} />
          <p>
            <Message id="footerCompanyText" />
          </p>
        </About>
        <Block titleId="contactInformation">
          <Facts>
            {contactFacts.map(({ labelId, value }) => (
              <div key={labelId}>
                <dt>
                  <Message id={labelId} />
                </dt>
                <dd>{value}</dd>
              </div>
            ))}
          </Facts>
        </Block>
        <Block titleId="legal">
          <Links>
            {(['termsOfService', 'privacyPolicy'] as const).map((page) => (
              <li key={page}>
                <FooterLink as={PageLink} path={pages[page].path}>
                  <Message id={page} />
                </FooterLink>
              </li>
            ))}
          </Links>
        </Block>
        <Block titleId="followUs">
          <SocialLinks
            newTabLabel={t('opensInNewTab')}
            links={socialNetworks.map(({ network, nameId }) => ({
              network,
              href: company.social[network],
              label: t(nameId, brand),
              tooltip: <Message id={nameId} values={brand} />,
            }))}
          />
          <LanguageSelect
            languages={languages}
            value={language}
            onChange={setLanguage}
            label={<Message id="language" />}
          />
        </Block>
      </Columns>
      <Base>
        <p>
          <Message id="copyright" values={{ year: String(company.copyrightYear), company: company.name }} />
        </p>
        <p>
          <Message id="taxNumberLine" values={{ taxNumber: company.taxNumber }} />
        </p>
      </Base>
    </Root>
  );
}
