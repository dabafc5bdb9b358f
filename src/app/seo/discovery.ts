import { company } from '../company';
import { allCatalogs } from '../i18n/allCatalogs';
import { defaultLanguage, languages, type Language } from '../i18n/languages';
import { translate, type MessageKey } from '../i18n/lookup';
import english from '../i18n/messages/en.json';
import { pages } from '../pages';
import { questions } from '../sections/Faq/Faq';
import { addressOf } from './pageHead';
import { pageTexts } from './pageTexts';

/*
 * What search engines, and those who look for weak points, read beside the page itself. Made when the site is built, for the
 * prerendered pages only: it needs the catalogs of all languages, and no visitor's browser does.
 */

/** The long texts that one page alone shows, by the beginning of their keys. */
const ownTexts: Readonly<Record<string, string>> = {
  [pages.termsOfService]: 'terms',
  [pages.privacyPolicy]: 'privacy',
};

export const securityTextFile = '.well-known/security.txt';

/** The languages that a page is really translated into: none of the texts that it may show is missing there. */
export function translationsOf(path: string): Language[] {
  const foreign = Object.entries(ownTexts).flatMap(([page, prefix]) => (page === path ? [] : prefix));
  const keys = (Object.keys(english) as MessageKey[]).filter(
    (key) => !foreign.some((prefix) => key.startsWith(prefix)),
  );
  return languages.map(({ code }) => code).filter((code) => keys.every((key) => allCatalogs[code]?.[key]?.trim()));
}

/** The same page in the other languages, for the head of a page. */
export function alternateLinks(path: string): string {
  const link = (language: string, address: string) =>
    `<link rel="alternate" hreflang="${language}" href="${address}"/>`;
  return [
    ...translationsOf(path).map((language) => link(language, addressOf(path, language))),
    link('x-default', addressOf(path, defaultLanguage)),
  ].join('');
}

/** What the page is about, in the terms of schema.org, as JSON-LD for the head of a page. */
export function structuredData(path: string, language: Language): string {
  const t = (key: MessageKey, values = {}) =>
    translate(allCatalogs, language, key, { company: company.name, ...values });
  const home = addressOf(pages.home, language);
  const organization = {
    '@type': 'Organization',
    '@id': `${company.siteAddress}/#organization`,
    name: company.name,
    legalName: company.legalName,
    taxID: company.taxNumber,
    url: company.siteAddress,
    logo: `${company.siteAddress}/icon-512.png`,
    email: company.email,
    telephone: company.phone,
    address: {
      '@type': 'PostalAddress',
      streetAddress: company.address,
      addressLocality: company.city,
      addressCountry: 'US',
    },
    sameAs: Object.values(company.social),
  };
  const site = {
    '@type': 'WebSite',
    '@id': `${company.siteAddress}/#website`,
    name: company.name,
    url: company.siteAddress,
    inLanguage: languages.map(({ code }) => code),
    publisher: { '@id': organization['@id'] },
  };
  const own =
    path === pages.home
      ? {
          '@type': 'FAQPage',
          inLanguage: language,
          mainEntity: questions.map(({ question, answer }) => ({
            '@type': 'Question',
            name: t(question),
            acceptedAnswer: { '@type': 'Answer', text: t(answer) },
          })),
        }
      : {
          '@type': 'BreadcrumbList',
          itemListElement: [
            { '@type': 'ListItem', position: 1, name: t('homePageTitle'), item: home },
            { '@type': 'ListItem', position: 2, name: t(pageTexts(path).titleId), item: addressOf(path, language) },
          ],
        };
  const data = { '@context': 'https://schema.org', '@graph': [organization, site, own] };
  // Nothing in it may end the element that it stands in.
  return `<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`;
}

/** Every page in every language that it is translated into (sitemaps.org, with the alternates that search engines ask for). */
export function sitemap(): string {
  const entries = Object.values(pages).flatMap((path) => {
    const translations = translationsOf(path);
    const alternates = translations.map(
      (language) => `    <xhtml:link rel="alternate" hreflang="${language}" href="${addressOf(path, language)}"/>\n`,
    );
    return translations.map(
      (language) => `  <url>\n    <loc>${addressOf(path, language)}</loc>\n${alternates.join('')}  </url>\n`,
    );
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${entries.join('')}</urlset>
`;
}

/** Where to report what is not safe (RFC 9116). It holds for less than a year, as that asks for: then the site is built anew. */
export function securityText(): string {
  const expires = new Date();
  expires.setUTCHours(0, 0, 0, 0);
  expires.setUTCDate(expires.getUTCDate() + 364);
  return `Contact: mailto:${company.email}
Expires: ${expires.toISOString()}
Preferred-Languages: ${languages.map(({ code }) => code).join(', ')}
Canonical: ${company.siteAddress}/${securityTextFile}
`;
}

export const robots = () => `User-agent: *\nAllow: /\n\nSitemap: ${company.siteAddress}/sitemap.xml\n`;
