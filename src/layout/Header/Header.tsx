import { Mail, Phone } from 'lucide-react';
import { ButtonLink } from '#components/Button';
import { LanguageDropdown } from '#components/LanguageDropdown';
import { Logo } from '#components/Logo';
import { company } from '#content/company.ts';
import { languageInfo, languages } from '#i18n/languages.ts';
import { useLanguage } from '#i18n/LanguageProvider.tsx';
import { Message } from '#i18n/Message.tsx';
import { pages } from '#content/pages.ts';
import { telephoneUrl } from '#src/lib/telephoneUrl.ts';
import { usePageUrls } from '#src/layout/usePageUrls.ts';
import { PageLink } from '#layout/PageLink';
import { Actions, Bar, Bars, Detail, Details, HomeLink, PhoneLink } from './Header.styles';

interface HeaderProps {
  /** Called when the list of languages is opened. */
  onLanguagesOpen?: (() => void) | undefined;
}

/** The header of every page: contact details, logo, languages, and a link to the contact page. */
export function Header({ onLanguagesOpen }: HeaderProps) {
  const { language, setLanguage, t } = useLanguage();
  const { path, urlIn } = usePageUrls();
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
        <HomeLink as={PageLink} path={pages.home.path} aria-label={t('logoLabel', { company: company.name })}>
          <Logo name={company.name} />
        </HomeLink>
        <Actions>
          <LanguageDropdown
            languages={languages.map((info) => ({ ...info, href: urlIn(info.code) }))}
            value={language}
            onChange={setLanguage}
            onOpen={onLanguagesOpen}
            label={t('currentLanguage', { language: languageInfo(language).name })}
            listLabel={t('language')}
          />
          <ButtonLink
            as={PageLink}
            path={pages.contact.path}
            variant="quiet"
            aria-current={path === pages.contact.path ? 'page' : undefined}
          >
            <Message id="contactUs" />
          </ButtonLink>
        </Actions>
      </Bar>
    </Bars>
  );
}
