import type { ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { company } from '#content/company.ts';
import { localizedPath } from '#i18n/localizedPath.ts';
import { allCatalogs } from '#i18n/allCatalogs.ts';
import { catalogKeys, messageKeys } from '#i18n/catalogKeys.ts';
import { LanguageProvider } from '#i18n/LanguageProvider.tsx';
import { languages, type Language } from '#i18n/languages.ts';
import { formatDate, formatNumber, lookup, type Catalogs, type MessageKey } from '#i18n/lookup.ts';
import { Message } from '#i18n/Message.tsx';
import { pages } from '#content/pages.ts';
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
      columns={['Code', 'Name', 'Direction', 'Locale for Intl', 'Path of the contact page', 'Messages']}
      widths={[9, 14, 13, 25, 24, 15]}
      rows={languages.map(({ code, name, direction, intl }) => ({
        key: code,
        cells: [
          <Name key="code">{code}</Name>,
          <span key="name" lang={code} dir={direction}>
            {name}
          </span>,
          direction,
          <Value key="intl">{intl}</Value>,
          <Value key="path">{localizedPath(pages.contact, code)}</Value>,
          `${progress(code).translated} of ${progress(code).total}`,
        ],
      }))}
    />
  );
}

/** Incomplete catalogs: the second message is missing in Arabic, the third in English as well. */
const incomplete: Catalogs = {
  en: {
    contactUs: lookup(allCatalogs, 'en', 'contactUs').message,
    sendMessage: lookup(allCatalogs, 'en', 'sendMessage').message,
  },
  ar: { contactUs: lookup(allCatalogs, 'ar', 'contactUs').message },
};

const fallbacks: ReadonlyArray<{ id: MessageKey; state: string; markup: string }> = [
  { id: 'contactUs', state: 'Translated', markup: 'the message alone' },
  { id: 'sendMessage', state: 'Missing in Arabic', markup: '<span lang="en" dir="ltr">' },
  { id: 'returnHome', state: 'Missing in both', markup: '<span lang="en" dir="ltr">' },
];

/** The examples have a fixed language. */
const ignoreChange = () => undefined;

function InArabic({ catalogs, children }: { catalogs: Catalogs; children: ReactNode }) {
  return (
    <LanguageProvider language="ar" onLanguageChange={ignoreChange} catalogs={catalogs}>
      <Fitted>
        <InLanguage language="ar">{children}</InLanguage>
      </Fitted>
    </LanguageProvider>
  );
}

/** What a visitor sees in place of a missing message. */
export function FallbackTable() {
  return (
    <TokenTable
      caption="Fallback of missing messages, in Arabic"
      columns={['Key', 'In the catalogs', 'Written as', 'A visitor in Arabic sees']}
      widths={[18, 20, 36, 26]}
      rows={fallbacks.map(({ id, state, markup }) => ({
        key: id,
        cells: [
          <Name key="key">{id}</Name>,
          state,
          <Value key="markup">{markup}</Value>,
          <InArabic key="seen" catalogs={incomplete}>
            <Message id={id} />
          </InArabic>,
        ],
      }))}
    />
  );
}

const Broken = styled.span(
  ({ theme: { color } }) => css`
    color: ${color.danger};
  `,
);

/** A phone number within Arabic text, with and without isolation. */
export function IsolationTable() {
  const label = (
    <>
      <Message id="phone" />
      {': '}
    </>
  );
  return (
    <TokenTable
      caption="A phone number inside Arabic"
      columns={['Written as', 'Reads', 'Looks']}
      widths={[46, 24, 30]}
      rows={[
        {
          key: 'not-isolated',
          cells: [
            <Value key="source">{'{company.phone}'}</Value>,
            <Broken key="result">in the wrong order</Broken>,
            <InArabic key="looks" catalogs={allCatalogs}>
              {label}
              {company.phone}
            </InArabic>,
          ],
        },
        {
          key: 'isolated',
          cells: [
            <Value key="source">{'<bdi dir="ltr">{company.phone}</bdi>'}</Value>,
            <Quiet key="result">in the right order</Quiet>,
            <InArabic key="looks" catalogs={allCatalogs}>
              {label}
              <bdi dir="ltr">{company.phone}</bdi>
            </InArabic>,
          ],
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
      columns={['Language', `formatDate('${company.legalDate}', language)`, 'formatNumber(5000, language)']}
      widths={[22, 46, 32]}
      rows={languages.map(({ code, name }) => ({
        key: code,
        cells: [
          name,
          <Fitted key="date">
            <InLanguage language={code}>{formatDate(company.legalDate, code)}</InLanguage>
          </Fitted>,
          <bdi key="number">{formatNumber(5000, code)}</bdi>,
        ],
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
      columns={['Not', 'But']}
      widths={[38, 62]}
      rows={logical.map(([physical, logicalForm]) => ({
        key: physical,
        cells: [<Value key="physical">{physical}</Value>, <Name key="logical">{logicalForm}</Name>],
      }))}
    />
  );
}
