import { LanguageSelect } from '../../components/LanguageSelect/LanguageSelect';
import { Logo } from '../../components/Logo/Logo';
import { networks } from '../../components/SocialLinks/networks';
import { SocialLinks } from '../../components/SocialLinks/SocialLinks';
import { company } from '../../company';
import { useLanguage } from '../../i18n/LanguageProvider';
import { Message } from '../../i18n/Message';
import { pages } from '../../pages';
import { LanguageLinks } from '../LanguageLinks/LanguageLinks';
import { PageLink } from '../PageLink/PageLink';
import { telephoneAddress } from '../telephone';
import { About, Base, Block, Columns, Facts, FooterLink, Ground, Links, Title } from './Footer.styles';

/** End of every page: the company, how to reach it, the legal pages, the language, the other networks. */
export function Footer() {
  const { t } = useLanguage();
  const brand = { company: company.name };
  return (
    <Ground>
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
                <bdi lang="en">{company.address}</bdi>
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
                <FooterLink href={telephoneAddress(company.phone)}>
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
            newTabText={t('opensInNewTab')}
            links={networks.map(({ network, name }) => ({
              network,
              href: company.social[network],
              label: t(name, brand),
              tooltip: <Message id={name} values={brand} />,
            }))}
          />
          <LanguageSelect />
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
    </Ground>
  );
}
