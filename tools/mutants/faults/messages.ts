import type { Fault } from '../fault.ts';

/** The lookup of messages, and the catalogs. */
export const messageFaults: readonly Fault[] = [
  {
    title: 'A blank translation is shown instead of English',
    file: 'src/i18n/lookup.ts',
    find: 'return message?.trim() ? message : undefined;',
    replace: 'return message;',
    caughtBy: 'src/i18n/lookup.test.ts',
  },
  {
    title: 'A Latin name mixes up the order of an Arabic attribute',
    file: 'src/i18n/lookup.ts',
    find: "direction === 'rtl' ? isolate(shown) : shown",
    replace: "direction === 'rtl' ? shown : shown",
    caughtBy: 'src/i18n/lookup.test.ts',
  },
  {
    title: 'A path with two slashes leads to another host',
    file: 'src/i18n/localizedPath.ts',
    find: "pathname.replace(/^[/\\\\]+/, '/')",
    replace: 'pathname',
    caughtBy: 'src/i18n/localizedPath.test.ts',
  },
  {
    title: 'A sentence about two days has the form of many',
    file: 'src/i18n/lookup.ts',
    find: '.select(count)',
    replace: '.select(11)',
    caughtBy: 'src/i18n/lookup.test.ts',
  },
  {
    title: 'An English text in an Arabic page has no language and direction',
    file: 'src/i18n/Message.tsx',
    find: 'return attributes ? <span {...attributes}>{content}</span> : <Fragment>{content}</Fragment>;',
    replace: 'return attributes ? <span>{content}</span> : <Fragment>{content}</Fragment>;',
    caughtBy: 'src/i18n/LanguageProvider.test.tsx',
  },
  {
    title: 'Arabic numbers depend on the browser',
    file: 'src/i18n/languages.ts',
    find: "intl: 'ar-u-ca-gregory-nu-latn'",
    replace: "intl: 'ar-SA'",
    caughtBy: 'src/i18n/lookup.test.ts',
  },
  {
    title: 'A French button is in English, because its text is missing',
    file: 'src/i18n/messages/fr.json',
    find: '  "sendMessage": "Envoyer le message",\n',
    replace: '',
    caughtBy: '.storybook/languageReview.test.ts',
  },
  {
    title: 'A Spanish text shows a placeholder in braces',
    file: 'src/i18n/messages/es.json',
    find: '{count} de {max}\u00A0caracteres',
    replace: '{cuenta} de {max}\u00A0caracteres',
    caughtBy: '.storybook/languageReview.test.ts',
  },
  {
    title: 'A line of Arabic text has Latin punctuation',
    file: 'src/i18n/messages/ar.json',
    find: 'متاجر إلكترونية، ونفحص',
    replace: 'متاجر إلكترونية, ونفحص',
    caughtBy: '.storybook/languageReview.test.ts',
  },
  {
    title: 'A French colon begins a line',
    file: 'src/i18n/messages/fr.json',
    find: 'Dernière mise à jour\u00A0: {date}',
    replace: 'Dernière mise à jour : {date}',
    caughtBy: '.storybook/languageReview.test.ts',
  },
  {
    title: 'A French label is too long for the header of a phone',
    file: 'src/i18n/messages/fr.json',
    find: '"contactUs": "Nous contacter"',
    replace: '"contactUs": "Pour nous contacter par écrit"',
    caughtBy: 'src/layout/Header/Header.stories.tsx',
  },
];
