import type { FaultTable } from '../fault.ts';

/** Sections, layout and screens. */
export const pageFaults: FaultTable = {
  'src/sections/ContactForm/ContactForm.stories.tsx': {
    'src/sections/ContactForm/ContactForm.tsx': [
      ['What has become of a message is not announced', '<Outcome aria-live="polite" $isError', '<Outcome $isError'],
    ],
    'src/sections/ContactForm/useContactForm.tsx': [
      [
        'A double click sends a message twice',
        'if (isBusy.current || isInDelivery || performance.now() - sentAt.current < settleTime) return;',
        'if (isInDelivery) return;',
      ],
      [
        'The focus stays on the button when a form is invalid',
        '[aria-invalid="true"]\')?.focus();',
        '[aria-invalid="true"]\');',
      ],
    ],
    'src/sections/ContactForm/SendFailureActions.tsx': [
      [
        'A long message is neither copied nor in the e-mail',
        '(isComplete ? undefined : void copy())',
        '(isComplete ? void copy() : undefined)',
      ],
    ],
  },
  'e2e/delivery.spec.ts': {
    'src/sections/ContactForm/useDraft.ts': [
      [
        'What was typed last is lost when the page is left',
        "      window.removeEventListener('pagehide', save);\n      save();\n",
        "      window.removeEventListener('pagehide', save);\n",
      ],
    ],
  },
  'src/sections/ContactForm/adversarial.test.ts': {
    'src/sections/ContactForm/contactSchema.ts': [
      [
        'A message of exactly the longest length is rejected',
        'if (value.length > limit) return',
        'if (value.length >= limit) return',
      ],
    ],
    'src/sections/ContactForm/textRules.ts': [
      [
        'A line break in a name injects a header into an e-mail',
        'replaceAll(/[\\t\\n\\v\\f\\r',
        'replaceAll(/[\\t\\v\\f\\r',
      ],
      ['An e-mail address may have two dots in a row', '/^\\.|\\.\\.|\\.$|^\\p{M}/u', '/^\\.|\\.$|^\\p{M}/u'],
    ],
  },
  'src/sections/ContactForm/mailtoUrl.test.ts': {
    'src/sections/ContactForm/mailtoUrl.ts': [
      [
        'Half of an emoji in a message breaks the link to the mail program',
        'encodeURIComponent(wellFormed(text)',
        'encodeURIComponent(text',
      ],
    ],
  },
  'src/sections/Testimonial/Testimonial.stories.tsx': {
    'src/sections/Testimonial/Testimonial.tsx': [
      [
        'A ternary shows an English text in all languages',
        '<Message id="testimonialRole" />',
        "{stars === 5 ? 'Satisfied customer' : 'Customer'}",
      ],
    ],
  },
  'e2e/pictures.spec.ts': {
    'src/sections/Hero/Hero.tsx': [
      [
        'The picture at the top of the home page loads late',
        'mirrored={mirrored} priority />',
        'mirrored={mirrored} />',
      ],
    ],
  },
  'src/sections/Passage/Passage.stories.tsx': {
    'src/sections/Passage/Passage.tsx': [
      ['The line between two pictures misses a mirrored picture', '${mirrored ? x : 1 - x}', '${mirrored ? 1 - x : x}'],
    ],
  },
  'src/sections/LegalDocument/LegalDocument.stories.tsx': {
    'src/sections/LegalDocument/TableOfContents.tsx': [
      [
        'The table of contents does not mark the current section',
        " aria-current={id === current ? 'location' : undefined}",
      ],
    ],
    'src/sections/LegalDocument/LegalDocument.tsx': [
      [
        'The date of a legal document is English in all languages',
        "formatDate(updated, lookup('lastUpdated').language)",
        "formatDate(updated, 'en')",
      ],
    ],
  },
  'e2e/pages.spec.ts': {
    'src/layout/Header/Header.styles.ts': [
      [
        'The header covers half of a low viewport',
        '    ${media.short} {\n      position: relative;\n',
        '    ${media.short} {\n',
      ],
    ],
  },
  'e2e/history.spec.ts': {
    'src/layout/PageLink/PageLink.tsx': [
      ['A link of the site reloads the document', ' onClick={useLinkClickHandler(url)}'],
    ],
    'src/layout/Header/Header.styles.ts': [
      [
        'A pseudo-element covers the logo and the links of the header',
        '      z-index: -1;\n      border-block-end',
        '      z-index: 1;\n      border-block-end',
      ],
    ],
  },
  'src/layout/Header/Header.stories.tsx': {
    'src/layout/Header/Header.styles.ts': [
      [
        'On phones the header is wider than the screen',
        '      bdi {\n        display: none;\n      }\n',
        '      bdi {\n        white-space: nowrap;\n        flex: none;\n      }\n',
      ],
    ],
  },
  'src/layout/Footer/Footer.stories.tsx': {
    'src/layout/Footer/Footer.tsx': [
      ['A telephone number is in reverse order in Arabic', '<bdi dir="ltr">{company.phone}</bdi>', '{company.phone}'],
    ],
  },
  'e2e/prerender.spec.ts': {
    'src/layout/Footer/LanguageLinks.tsx': [
      [
        'Without JavaScript the languages lead to the home page',
        'href={localizedPath(path, code)}',
        'href={localizedPath(path.slice(0, 1), code)}',
      ],
    ],
  },
  'src/layout/PageLayout/PageLayout.stories.tsx': {
    'src/layout/PageLayout/PageLayout.tsx': [['The focus cannot move to the content of a page', ' tabIndex={-1}']],
  },
  'e2e/home.spec.ts': {
    'src/screens/Home/Home.tsx': [
      [
        'Two pictures of the home page are on the same side',
        '...homePictures.quality, reverse: true',
        '...homePictures.quality, reverse: false',
      ],
    ],
  },
  'src/screens/NotFound/NotFound.stories.tsx': {
    'src/screens/NotFound/NotFound.tsx': [
      ['An unknown path is not logged', '    console.log(`404: no page at ${path}`);\n'],
    ],
  },
  'src/screens/PrivacyPolicy/PrivacyPolicy.stories.tsx': {
    'src/screens/PrivacyPolicy/PrivacyPolicy.tsx': [
      ['The privacy policy lacks the last item of a list', "      'privacyUseItem6',\n"],
    ],
  },
  'src/screens/RouteError/RouteError.stories.tsx': {
    'src/screens/RouteError/RouteError.tsx': [
      ['The button of the error page does nothing', '<Button onClick={onReload}>', '<Button onClick={() => onReload}>'],
    ],
  },
};
