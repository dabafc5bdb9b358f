import type { FaultTable } from '../fault.ts';

/** By paths relative to src/components. */
export const componentFaults: FaultTable = {
  'TextArea/TextArea.stories.tsx': {
    'Field/Field.tsx': [
      [
        'A screen reader does not announce the hint of a field',
        '[errorId, hintId].filter(Boolean)',
        '[errorId].filter(Boolean)',
      ],
    ],
  },
  'TextField/TextField.stories.tsx': {
    'Field/Field.tsx': [
      [
        'An invalid field is not marked as invalid',
        "'aria-invalid': error ? true : undefined,",
        "'aria-invalid': undefined,",
      ],
    ],
  },
  '../sections/Faq/Faq.stories.tsx': {
    'Accordion/Accordion.tsx': [
      ['All answers of an accordion are open at first', 'open={defaultOpen}', 'open={defaultOpen || true}'],
    ],
  },
  'SocialLinks/SocialLinks.stories.tsx': {
    'SocialLinks/SocialLinks.tsx': [
      ['A social network can control the tab that has linked to it', 'rel="noopener noreferrer"', 'rel="opener"'],
    ],
  },
  'StarRating/StarRating.stories.tsx': {
    'StarRating/StarRating.tsx': [['A rating shows one star too many', 'index < value ?', 'index <= value ?']],
  },
  '../../e2e/language.spec.ts': {
    'LanguageDropdown/LanguageMenu.tsx': [
      ['A language that is opened in a new tab changes this tab as well', '    if (opensElsewhere(event)) return;\n'],
    ],
    'LanguageDropdown/LanguageDropdown.tsx': [
      [
        'A list that is still loading opens although Escape was pressed',
        "if (key === 'Escape') setOpen(false);",
        "if (key === 'Esc') setOpen(false);",
      ],
    ],
    'LanguageSelect/LanguageSelect.tsx': [
      [
        'A language that was chosen before hydration is dropped',
        '    if (select.current && select.current.value !== value) choose(select.current.value);\n',
      ],
    ],
  },
  'MapEmbed/mapUrls.test.ts': {
    'MapEmbed/mapUrls.ts': [['The map shows a stretched area', 'Math.cos(', 'Math.sin(']],
  },
  'Tooltip/Tooltip.stories.tsx': {
    'Tooltip/FloatingTooltip.tsx': [
      ['A tooltip stays open when the page is scrolled', 'ancestorScroll: true', 'ancestorScroll: false'],
    ],
    'Tooltip/Tooltip.tsx': [['A touch opens a tooltip', "if (pointerType !== 'touch')", 'if (pointerType)']],
  },
  'Toaster/Toaster.stories.tsx': {
    'Toaster/NoticeList.tsx': [['Closing a notice loses the focus', '    restoreFocus();\n']],
    'Toaster/Toaster.tsx': [['Notices are not announced', '<Status role="status">', '<Status>']],
  },
  'SkipLink/SkipLink.stories.tsx': {
    'SkipLink/SkipLink.tsx': [
      ['The skip link is on the left in Arabic', 'inset-inline-start: ${space.sm};', 'left: ${space.sm};'],
    ],
  },
  'Picture/Picture.stories.tsx': {
    'Picture/Picture.tsx': [
      [
        'A picture that fails to load has no alternative text',
        "{...(alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true })}",
        'aria-hidden',
      ],
    ],
  },
  'Avatar/Avatar.stories.tsx': {
    'Avatar/Avatar.tsx': [['Arabic initials join into a word', "? '\\u200c' : ''", "? '' : ''"]],
  },
  '../sections/ContactForm/ContactForm.stories.tsx': {
    'Button/Button.styles.ts': [
      [
        'The label of a button is clipped in French on a phone',
        '    overflow-wrap: anywhere;\n',
        '    overflow: hidden;\n    max-inline-size: 9rem;\n    white-space: nowrap;\n',
      ],
    ],
  },
};
