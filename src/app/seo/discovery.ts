import { cityLine } from '#content/cityLine.ts';
import { company, type Company } from '#content/company.ts';
import { allCatalogs } from '#i18n/allCatalogs.ts';
import { catalogKeys, messageKeys } from '#i18n/catalogKeys.ts';
import { defaultLanguage, languages, type Language } from '#i18n/languages.ts';
import { translate, type MessageKey } from '#i18n/lookup.ts';
import { countryNames, formatList } from '#i18n/names.ts';
import { pages } from '#content/pages.ts';
import { emailUrl } from '#src/sections/ContactForm/mailtoUrl.ts';
import { destinationsAnswer, questions } from '#sections/Faq';
import { pageUrl } from './pageHead';
import { serializeInertJson } from './serializeInertJson';
import { pageMessages } from '#app/routes/pageMessages.ts';

/* What search engines and security researchers read. For the build only: it needs the catalogs of all languages. */

/** The pages of the long messages that only one uses, by the prefix of their keys. */
const ownMessages = { terms: pages.termsOfService.path, privacy: pages.privacyPolicy.path };

const codes = languages.map(({ code }) => code);

export const securityTextFile = '.well-known/security.txt';

/** The languages that a page is completely translated into. */
function translationsOf(path: string) {
  const keys = messageKeys(allCatalogs.en).filter((key) =>
    Object.entries(ownMessages).every(([prefix, page]) => page === path || !key.startsWith(prefix)),
  );
  const isComplete = (code: Language) =>
    keys.flatMap((key) => catalogKeys(allCatalogs.en, code, key)).every((key) => allCatalogs[code]?.[key]?.trim());
  return codes.filter(isComplete);
}

/** The `head` links to the translations of a page. */
export function alternateLinks(path: string) {
  const link = (language: string, url: string) => `<link rel="alternate" hreflang="${language}" href="${url}"/>`;
  return [
    ...translationsOf(path).map((language) => link(language, pageUrl(path, language))),
    link('x-default', pageUrl(path, defaultLanguage)),
  ].join('');
}

/** The optional facts about a company for schema.org. */
export function optionalFacts({ openingHours, countries, foundedYear }: Company, language: Language) {
  return {
    ...(foundedYear && { foundingDate: `${foundedYear}` }),
    ...(countries?.length && {
      areaServed: countries.map((identifier) => ({
        '@type': 'Country',
        identifier,
        name: countryNames([identifier], language)[0],
      })),
    }),
    ...(openingHours && {
      location: {
        '@type': 'Place',
        openingHoursSpecification: openingHours.times.map(({ days, ...times }) => ({
          '@type': 'OpeningHoursSpecification',
          dayOfWeek: days,
          ...times,
        })),
      },
    }),
  };
}

/** The schema.org description of a page, as JSON-LD for its `head`. */
export function structuredData(path: string, language: Language) {
  const { name, siteUrl, legalName, email, countries = [] } = company;
  const t = (key: MessageKey, values = {}) => translate(allCatalogs, language, key, { company: name, ...values });
  const served = formatList(countryNames(countries, language), language, 'conjunction');
  const destinations = (answer: MessageKey) =>
    answer === destinationsAnswer && served ? [t('countriesServed', { countries: served })] : [];
  const organization = {
    '@type': 'Organization',
    '@id': `${siteUrl}/#organization`,
    name,
    legalName,
    taxID: company.taxNumber,
    url: siteUrl,
    logo: `${siteUrl}/icon-512.png`,
    email,
    telephone: company.phone,
    address: {
      '@type': 'PostalAddress',
      streetAddress: company.postalAddress,
      ...cityLine.exec(company.city)?.groups,
      addressCountry: 'US',
    },
    sameAs: Object.values(company.social),
    ...optionalFacts(company, language),
  };
  const site = {
    '@type': 'WebSite',
    '@id': `${siteUrl}/#website`,
    name,
    url: siteUrl,
    inLanguage: codes,
    publisher: { '@id': organization['@id'] },
  };
  const own =
    path === pages.home.path
      ? {
          '@type': 'FAQPage',
          inLanguage: language,
          mainEntity: questions.map(({ question, answer }) => ({
            '@type': 'Question',
            name: t(question),
            acceptedAnswer: { '@type': 'Answer', text: [t(answer), ...destinations(answer)].join(' ') },
          })),
        }
      : {
          '@type': 'BreadcrumbList',
          itemListElement: [
            { '@type': 'ListItem', position: 1, name: t('homePageTitle'), item: pageUrl(pages.home.path, language) },
            { '@type': 'ListItem', position: 2, name: t(pageMessages(path).titleId), item: pageUrl(path, language) },
          ],
        };
  const data = { '@context': 'https://schema.org', '@graph': [organization, site, own] };
  return `<script type="application/ld+json">${serializeInertJson(data)}</script>`;
}

/** Every page in its languages (sitemaps.org), with its alternates. */
export function sitemap() {
  const entries = Object.values(pages).flatMap(({ path }) => {
    const urls = translationsOf(path).map((language) => ({ language, url: pageUrl(path, language) }));
    const alternates = urls.map(
      ({ language, url }) => `    <xhtml:link rel="alternate" hreflang="${language}" href="${url}"/>\n`,
    );
    return urls.map(({ url }) => `  <url>\n    <loc>${url}</loc>\n${alternates.join('')}  </url>\n`);
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${entries.join('')}</urlset>
`;
}

/** Where to report vulnerabilities (RFC 9116). It expires within a year: build the site again before. */
export function securityText() {
  const expires = new Date();
  expires.setUTCHours(0, 0, 0, 0);
  expires.setUTCDate(expires.getUTCDate() + 364);
  return `Contact: ${emailUrl(company.email)}
Expires: ${expires.toISOString()}
Preferred-Languages: ${codes.join(', ')}
Canonical: ${company.siteUrl}/${securityTextFile}
`;
}

export const robots = () => `User-agent: *\nAllow: /\n\nSitemap: ${company.siteUrl}/sitemap.xml\n`;
