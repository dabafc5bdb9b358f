import type { ReactNode } from 'react';
import styled from 'styled-components';
import { company } from '#content/company.ts';
import { localizedPath } from '#i18n/localizedPath.ts';
import { allCatalogs } from '#i18n/allCatalogs.ts';
import { catalogKeys, messageKeys } from '#i18n/catalogKeys.ts';
import { LanguageProvider } from '#i18n/LanguageProvider.tsx';
import { languages, type Language } from '#i18n/languages.ts';
import { formatDate, formatNumber, translate, type Catalogs, type MessageKey } from '#i18n/lookup.ts';
import { Message } from '#i18n/Message.tsx';
import { pages } from '#content/pages.ts';
import { color } from '#theme/tokens.ts';
import { InLanguage } from './Sheet';
import { Fitted, Name, Quiet, TokenTable, Value } from './TokenTable';

/** The messages of a language, and how many of them are translated. */
function progress(language: Language) {
  const keys = messageKeys(allCatalogs.en).flatMap((key) => catalogKeys(allCatalogs.en, language, key));
  return { total: keys.length, translated: keys.filter((key) => allCatalogs[language]?.[key]?.trim()).length };
}

/** The languages of the product, and how complete their catalogs are. */
export function LanguageTable() {
  return (
    <TokenTable
      caption="Languages"
      widths={[9, 14, 13, 25, 24, 15]}
      rows={languages.map(({ code, name, direction, intl }) => ({
        Code: <Name>{code}</Name>,
        Name: (
          <Fitted>
            <span lang={code} dir={direction}>
              {name}
            </span>
          </Fitted>
        ),
        Direction: direction,
        'Locale for Intl': <Value>{intl}</Value>,
        'Path of the contact page': <Value>{localizedPath(pages.contact.path, code)}</Value>,
        Messages: `${progress(code).translated} of ${progress(code).total}`,
      }))}
    />
  );
}

/** Incomplete catalogs: the second message is missing in Arabic, the third in English as well. */
const incomplete: Catalogs = {
  en: {
    contactUs: translate(allCatalogs, 'en', 'contactUs'),
    sendMessage: translate(allCatalogs, 'en', 'sendMessage'),
  },
  ar: { contactUs: translate(allCatalogs, 'ar', 'contactUs') },
};

const fallbacks: ReadonlyArray<[id: MessageKey, state: string, markup: string]> = [
  ['contactUs', 'Translated', 'the message alone'],
  ['sendMessage', 'Missing in Arabic', '<span lang="en" dir="ltr">'],
  ['returnHome', 'Missing in both', '<span lang="en" dir="ltr">'],
];

/** An example, whose language is fixed. */
const InArabic = ({ catalogs = allCatalogs, children }: { catalogs?: Catalogs; children: ReactNode }) => (
  <LanguageProvider language="ar" onLanguageChange={() => undefined} catalogs={catalogs}>
    <Fitted>
      <InLanguage language="ar">{children}</InLanguage>
    </Fitted>
  </LanguageProvider>
);

/** What a visitor sees in place of a missing message. */
export function FallbackTable() {
  return (
    <TokenTable
      caption="Fallback of missing messages, in Arabic"
      widths={[18, 20, 36, 26]}
      rows={fallbacks.map(([id, state, markup]) => ({
        Key: <Name>{id}</Name>,
        'In the catalogs': state,
        'Written as': <Value>{markup}</Value>,
        'A visitor in Arabic sees': (
          <InArabic catalogs={incomplete}>
            <Message id={id} />
          </InArabic>
        ),
      }))}
    />
  );
}

const Broken = styled.span`
  color: ${color.danger};
`;

/** A phone number within Arabic text, with and without isolation. */
export function IsolationTable() {
  return (
    <TokenTable
      caption="A phone number inside Arabic"
      widths={[46, 24, 30]}
      rows={[
        {
          'Written as': <Value>{'{company.phone}'}</Value>,
          Reads: <Broken>in the wrong order</Broken>,
          Looks: (
            <InArabic>
              <Message id="phone" />
              {': '}
              {company.phone}
            </InArabic>
          ),
        },
        {
          'Written as': <Value>{'<bdi dir="ltr">{company.phone}</bdi>'}</Value>,
          Reads: <Quiet>in the right order</Quiet>,
          Looks: (
            <InArabic>
              <Message id="phone" />
              {': '}
              <bdi dir="ltr">{company.phone}</bdi>
            </InArabic>
          ),
        },
      ]}
    />
  );
}

/** A date and a number in each language. */
export function FormatTable() {
  return (
    <TokenTable
      caption="Dates and numbers"
      widths={[22, 46, 32]}
      rows={languages.map(({ code, name }) => ({
        Language: name,
        [`formatDate('${company.legalDate}', language)`]: (
          <Fitted>
            <InLanguage language={code}>{formatDate(company.legalDate, code)}</InLanguage>
          </Fitted>
        ),
        'formatNumber(5000, language)': <bdi>{formatNumber(5000, code)}</bdi>,
      }))}
    />
  );
}

const logical: ReadonlyArray<readonly [physical: string, logicalForm: string]> = [
  ['margin-left', 'margin-inline-start'],
  ['padding-top', 'padding-block-start'],
  ['left', 'inset-inline-start'],
  ['text-align: left', 'text-align: start'],
  ['width', 'inline-size'],
  ['height', 'block-size'],
  ['border-top-left-radius', 'border-start-start-radius'],
];

/** Logical properties and the physical ones that they replace. */
export function LogicalTable() {
  return (
    <TokenTable
      caption="Logical properties"
      widths={[38, 62]}
      rows={logical.map(([physical, logicalForm]) => ({
        'Instead of': <Value>{physical}</Value>,
        Use: <Name>{logicalForm}</Name>,
      }))}
    />
  );
}
