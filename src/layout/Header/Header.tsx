import { Mail, Phone } from 'lucide-react';
import { useLocation } from 'react-router-dom';
import { ButtonLink } from '../../components/Button/Button';
import { LanguageDropdown } from '../../components/LanguageDropdown/LanguageDropdown';
import { Logo } from '../../components/Logo/Logo';
import { company } from '../../company';
import { localizedPath, parseAddress } from '../../i18n/address';
import { useLanguage } from '../../i18n/LanguageProvider';
import { Message } from '../../i18n/Message';
import { pages } from '../../pages';
import { telephoneAddress } from '../telephone';
import { PageLink } from '../PageLink/PageLink';
import { Actions, Bar, Bars, Detail, Details, HomeLink, PhoneLink } from './Header.styles';

/** Top of every page: how to reach the company, the logo, the language and the way to the contact page. */
export function Header() {
  const { t } = useLanguage();
  const { pathname, search, hash } = useLocation();
  const { path } = parseAddress(pathname);
  return (
    <Bars>
      <Details role="group" aria-label={t('headerContact')}>
        <PhoneLink href={telephoneAddress(company.phone)}>
          <Phone aria-hidden="true" />
          <bdi dir="ltr">{company.phone}</bdi>
        </PhoneLink>
        <Detail>
          <Mail aria-hidden="true" />
          <bdi dir="ltr">{company.email}</bdi>
        </Detail>
      </Details>
      <Bar>
        <HomeLink as={PageLink} path={pages.home} aria-label={t('logoLabel', { company: company.name })}>
          <Logo name={company.name} />
        </HomeLink>
        <Actions>
          <LanguageDropdown hrefFor={(language) => `${localizedPath(path, language)}${search}${hash}`} />
          <ButtonLink
            as={PageLink}
            path={pages.contact}
            $variant="quiet"
            aria-current={path === pages.contact ? 'page' : undefined}
          >
            <Message id="contactUs" />
          </ButtonLink>
        </Actions>
      </Bar>
    </Bars>
  );
}
