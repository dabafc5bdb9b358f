import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { LanguageProvider, useLanguage } from './LanguageProvider';
import type { Catalogs, MessageKey } from './lookup';
import { IntlText } from './IntlText';
import { ChangingMessage, Message, Paragraphs } from './Message';

const catalogs: Catalogs = {
  en: {
    faqTitle: 'Questions',
    copyright: '© {year} {company}',
    welcomeContent: 'One.\n\nTwo.',
    fieldsToCorrect_one: '{count} field',
    fieldsToCorrect_other: '{count} fields',
  },
  ar: { copyright: '© {year} {company}', fieldsToCorrect_two: 'حقلان', fieldsToCorrect_few: '{count} حقول' },
};

const inArabic = (children: React.ReactNode) =>
  renderToStaticMarkup(
    <LanguageProvider language="ar" onLanguageChange={() => undefined} catalogs={catalogs}>
      {children}
    </LanguageProvider>,
  );

test('useLanguage throws outside a provider', () => {
  const Orphan = () => useLanguage().language;
  expect(() => renderToStaticMarkup(<Orphan />)).toThrow('useLanguage must be used within a LanguageProvider');
});

test('values of a message are isolated', () => {
  expect(inArabic(<Message id="copyright" values={{ year: '2025', company: 'Wyoport' }} />)).toBe(
    '© <bdi>2025</bdi> <bdi>Wyoport</bdi>',
  );
});

test('a fallback has its own lang and dir', () => {
  expect(inArabic(<Message id="faqTitle" />)).toBe('<span lang="en" dir="ltr">Questions</span>');
  expect(inArabic(<Paragraphs id="welcomeContent" />)).toBe(
    '<p lang="en" dir="ltr">One.</p><p lang="en" dir="ltr">Two.</p>',
  );
});

test('a number selects the plural form', () => {
  const inWords = (count: number) => inArabic(<ChangingMessage id="fieldsToCorrect" values={{ count }} />);
  expect([2, 5, 1].map(inWords)).toEqual([
    '<span>حقلان</span>',
    '<span><bdi>5</bdi> حقول</span>',
    '<span><span lang="en" dir="ltr"><bdi>1</bdi> field</span></span>',
  ]);
});

test('a value may be a text of Intl', () => {
  expect(inArabic(<Message id="copyright" values={{ company: <IntlText>a, b</IntlText> }} />)).toBe(
    '© {year} <bdi><bdi>a, b</bdi></bdi>',
  );
});

test('a message that is in no catalog is its key', () => {
  expect(inArabic(<Message id={'noSuchKey' as MessageKey} />)).toBe('<span lang="en" dir="ltr">noSuchKey</span>');
});
