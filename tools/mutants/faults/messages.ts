import type { FaultTable } from '../fault.ts';

/** The lookup of messages, and the catalogs. */
export const messageFaults: FaultTable = {
  'src/i18n/lookup.test.ts': {
    'src/i18n/lookup.ts': [
      [
        'A blank translation is shown instead of English',
        'return message?.trim() ? message : undefined;',
        'return message;',
      ],
      [
        'A Latin name mixes up the order of an Arabic attribute',
        "direction === 'rtl' ? isolate(shown) : shown",
        "direction === 'rtl' ? shown : shown",
      ],
      ['A sentence about two days has the form of many', '.select(count)', '.select(11)'],
    ],
    'src/i18n/languages.ts': [
      ['Arabic numbers depend on the browser', "intl: 'ar-u-ca-gregory-nu-latn'", "intl: 'ar-SA'"],
    ],
  },
  'src/i18n/localizedPath.test.ts': {
    'src/i18n/localizedPath.ts': [
      ['A path with two slashes leads to another host', "pathname.replace(/^[/\\\\]+/, '/')", 'pathname'],
    ],
  },
  'src/i18n/LanguageProvider.test.tsx': {
    'src/i18n/Message.tsx': [
      [
        'An English text in an Arabic page has no language and direction',
        'return attributes ? <span {...attributes}>{content}</span> : <>{content}</>;',
        'return attributes ? <span>{content}</span> : <>{content}</>;',
      ],
    ],
  },
  '.storybook/languageReview.test.ts': {
    'src/i18n/messages/fr.json': [
      ['A French button is in English, because its text is missing', '  "sendMessage": "Envoyer le message",\n'],
      ['A French colon begins a line', 'Dernière mise à jour\u00A0: {date}', 'Dernière mise à jour : {date}'],
    ],
    'src/i18n/messages/es.json': [
      [
        'A Spanish text shows a placeholder in braces',
        '{count} de {max}\u00A0caracteres',
        '{cuenta} de {max}\u00A0caracteres',
      ],
    ],
    'src/i18n/messages/ar.json': [
      ['A line of Arabic text has Latin punctuation', 'متاجر إلكترونية، ونفحص', 'متاجر إلكترونية, ونفحص'],
    ],
  },
  'src/layout/Header/Header.stories.tsx': {
    'src/i18n/messages/fr.json': [
      [
        'A French label is too long for the header of a phone',
        '"contactUs": "Nous contacter"',
        '"contactUs": "Pour nous contacter par écrit"',
      ],
    ],
  },
};
