import { company } from '#content/company.ts';
import { allCatalogs } from '#i18n/allCatalogs.ts';
import { defaultLanguage, languages, type Language } from '#i18n/languages.ts';
import { translate, type MessageKey } from '#i18n/lookup.ts';
import english from '#i18n/messages/en.json';
import { pages } from '#content/pages.ts';
import { questions } from '#sections/Faq';
import { pageUrl } from './pageHead';
import { serializeInertJson } from './serializeInertJson';
import { pageMessages } from '#app/routes/pageMessages.ts';

/*
 * What search engines and security researchers read beside the page. For the build only: it needs the catalogs of all languages.
 */

/** The long messages that only one page uses, by the prefix of their keys. */
const keyPrefixes: Readonly<Record<string, string>> = {
  [pages.termsOfService]: 'terms',
  [pages.privacyPolicy]: 'privacy',
};

export const securityTextFile = '.well-known/security.txt';

/** The languages that a page is completely translated into. */
function translationsOf(path: string): Language[] {
  const otherPrefixes = Object.entries(keyPrefixes).flatMap(([page, prefix]) => (page === path ? [] : prefix));
  const keys = (Object.keys(english) as MessageKey[]).filter(
    (key) => !otherPrefixes.some((prefix) => key.startsWith(prefix)),
  );
  return languages.map(({ code }) => code).filter((code) => keys.every((key) => allCatalogs[code]?.[key]?.trim()));
}

/** The `head` links to the translations of a page. */
export function alternateLinks(path: string): string {
  const link = (language: string, url: string) => `<link rel="alternate" hreflang="${language}" href="${url}"/>`;
  return [
    ...translationsOf(path).map((language) => link(language, pageUrl(path, language))),
    link('x-default', pageUrl(path, defaultLanguage)),
  ].join('');
}

/** Splits `Cheyenne, Wyoming 82001`; another format stays in one piece. */
function splitCity(city: string) {
  const [, addressLocality = city, addressRegion, postalCode] = /^(.+), (\D+) (\d{5}(?:-\d{4})?)$/.exec(city) ?? [];
  return { addressLocality, addressRegion, postalCode };
}

/** The schema.org description of a page, as JSON-LD for its `head`. */
export function structuredData(path: string, language: Language): string {
  const t = (key: MessageKey, values = {}) =>
    translate(allCatalogs, language, key, { company: company.name, ...values });
  const home = pageUrl(pages.home, language);
  const organization = {
    '@type': 'Organization',
    '@id': `${company.siteUrl}/#organization`,
    name: company.name,
    legalName: company.legalName,
    taxID: company.taxNumber,
    url: company.siteUrl,
    logo: `${company.siteUrl}/icon-512.png`,
    email: company.email,
    telephone: company.phone,
    address: {
      '@type': 'PostalAddress',
      streetAddress: company.postalAddress,
      ...splitCity(company.city),
      addressCountry: 'US',
    },
    sameAs: Object.values(company.social),
  };
  const site = {
    '@type': 'WebSite',
    '@id': `${company.siteUrl}/#website`,
    name: company.name,
    url: company.siteUrl,
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
            { '@type': 'ListItem', position: 2, name: t(pageMessages(path).titleId), item: pageUrl(path, language) },
          ],
        };
  const data = { '@context': 'https://schema.org', '@graph': [organization, site, own] };
  return `<script type="application/ld+json">${serializeInertJson(data)}</script>`;
}

/** Every page in every language that it is translated into (sitemaps.org), with its alternates. */
export function sitemap(): string {
  const entries = Object.values(pages).flatMap((path) => {
    const translations = translationsOf(path);
    const alternates = translations.map(
      (language) => `    <xhtml:link rel="alternate" hreflang="${language}" href="${pageUrl(path, language)}"/>\n`,
    );
    return translations.map(
      (language) => `  <url>\n    <loc>${pageUrl(path, language)}</loc>\n${alternates.join('')}  </url>\n`,
    );
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${entries.join('')}</urlset>
`;
}

/** Where to report vulnerabilities (RFC 9116). It expires within a year: build the site again before. */
export function securityText(): string {
  const expires = new Date();
  expires.setUTCHours(0, 0, 0, 0);
  expires.setUTCDate(expires.getUTCDate() + 364);
  return `Contact: mailto:${company.email}
Expires: ${expires.toISOString()}
Preferred-Languages: ${languages.map(({ code }) => code).join(', ')}
Canonical: ${company.siteUrl}/${securityTextFile}
`;
}

export const robots = () => `User-agent: *\nAllow: /\n\nSitemap: ${company.siteUrl}/sitemap.xml\n`;
