import { useCallback } from 'react';
import { LanguageSelect } from '#components/LanguageSelect';
import { Logo } from '#components/Logo';
import { SocialLinks } from '#components/SocialLinks';
import { company } from '#content/company.ts';
import { socialNetworks } from '#content/socialNetworks.ts';
import { languages, type Language } from '#i18n/languages.ts';
import { useLanguage } from '#i18n/LanguageProvider.tsx';
import { Message } from '#i18n/Message.tsx';
import { pages } from '#content/pages.ts';
import { LanguageLinks } from './LanguageLinks';
import { PageLink } from '#layout/PageLink';
import { telephoneUrl } from '#src/layout/telephoneUrl.ts';
import { About, Base, Block, Columns, Facts, FooterLink, Links, Root, Title } from './Footer.styles';

/** The footer of every page: the company, its contact details, legal pages, languages and social networks. */
export function Footer() {
  const context = useLanguage();
  const { language, t } = context;
  // A new function after each load of messages, even a failed one: the select then drops the choice.
  const chooseLanguage = useCallback((chosen: Language) => context.setLanguage(chosen), [context]);
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
        <Block>
          <Title>
            <Message id="contactInformation" />
          </Title>
          <Facts>
            <div>
              <dt>
                <Message id="address" />
              </dt>
              <dd>
                <bdi lang="en">{company.postalAddress}</bdi>
              </dd>
            </div>
            <div>
              <dt>
                <Message id="city" />
              </dt>
              <dd>
                <bdi lang="en">{company.city}</bdi>
              </dd>
            </div>
            <div>
              <dt>
                <Message id="phone" />
              </dt>
              <dd>
                <FooterLink href={telephoneUrl(company.phone)}>
                  <bdi dir="ltr">{company.phone}</bdi>
                </FooterLink>
              </dd>
            </div>
            <div>
              <dt>
                <Message id="email" />
              </dt>
              <dd>
                <FooterLink as={PageLink} path={pages.contact}>
                  <bdi dir="ltr">{company.email}</bdi>
                </FooterLink>
              </dd>
            </div>
          </Facts>
        </Block>
        <Block>
          <Title>
            <Message id="legal" />
          </Title>
          <Links>
            <li>
              <FooterLink as={PageLink} path={pages.termsOfService}>
                <Message id="termsOfService" />
              </FooterLink>
            </li>
            <li>
              <FooterLink as={PageLink} path={pages.privacyPolicy}>
                <Message id="privacyPolicy" />
              </FooterLink>
            </li>
          </Links>
        </Block>
        <Block>
          <Title>
            <Message id="followUs" />
          </Title>
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
            onChange={chooseLanguage}
            label={<Message id="language" />}
          />
          <LanguageLinks />
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
