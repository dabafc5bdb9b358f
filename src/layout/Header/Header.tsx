import { Mail, Phone } from 'lucide-react';
import { useLocation } from 'react-router-dom';
import { ButtonLink } from '#components/Button';
import { LanguageDropdown } from '#components/LanguageDropdown';
import { Logo } from '#components/Logo';
import { company } from '#content/company.ts';
import { localizedPath, parseLocalizedPath } from '#i18n/localizedPath.ts';
import { languageInfo, languages } from '#i18n/languages.ts';
import { useLanguage } from '#i18n/LanguageProvider.tsx';
import { Message } from '#i18n/Message.tsx';
import { pages } from '#content/pages.ts';
import { useServerPage } from '#src/components/useServerPage.ts';
import { telephoneUrl } from '#src/layout/telephoneUrl.ts';
import { PageLink } from '#layout/PageLink';
import { Actions, Bar, Bars, Detail, Details, HomeLink, PhoneLink } from './Header.styles';

interface HeaderProps {
  /** Called when the list of languages is opened. */
  onLanguagesOpen?: (() => void) | undefined;
}

/** The header of every page: contact details, logo, languages, and a link to the contact page. */
export function Header({ onLanguagesOpen }: HeaderProps) {
  const { language, setLanguage, t } = useLanguage();
  const { pathname, search, hash } = useLocation();
  const { path } = parseLocalizedPath(pathname);
  // The server knows neither, and hydration does not correct what it sent.
  const rest = useServerPage() ? '' : search + hash;
  return (
    <Bars>
      <Details role="group" aria-label={t('headerContact')}>
        <PhoneLink href={telephoneUrl(company.phone)}>
          <Phone />
          <bdi dir="ltr">{company.phone}</bdi>
        </PhoneLink>
        <Detail>
          <Mail />
          <bdi dir="ltr">{company.email}</bdi>
        </Detail>
      </Details>
      <Bar>
        <HomeLink as={PageLink} path={pages.home} aria-label={t('logoLabel', { company: company.name })}>
          <Logo name={company.name} />
        </HomeLink>
        <Actions>
          <LanguageDropdown
            languages={languages.map((info) => ({ ...info, href: localizedPath(path, info.code) + rest }))}
            value={language}
            onChange={setLanguage}
            onOpen={onLanguagesOpen}
            label={t('currentLanguage', { language: languageInfo(language).name })}
            listLabel={t('language')}
          />
          <ButtonLink
            as={PageLink}
            path={pages.contact}
            variant="quiet"
            aria-current={path === pages.contact ? 'page' : undefined}
          >
            <Message id="contactUs" />
          </ButtonLink>
        </Actions>
      </Bar>
    </Bars>
  );
}
