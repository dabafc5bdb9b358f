import type { FaultTable } from '../fault.ts';

export const componentFaults: FaultTable = {
  'src/components/TextArea/TextArea.stories.tsx': {
    'src/components/Field/Field.tsx': [
      [
        'A screen reader does not announce the hint of a field',
        '[errorId, hintId].filter(Boolean)',
        '[errorId].filter(Boolean)',
      ],
    ],
  },
  'src/components/TextField/TextField.stories.tsx': {
    'src/components/Field/Field.tsx': [
      [
        'An invalid field is not marked as invalid',
        "'aria-invalid': error ? true : undefined,",
        "'aria-invalid': undefined,",
      ],
    ],
  },
  'src/sections/Faq/Faq.stories.tsx': {
    'src/components/Accordion/Accordion.tsx': [
      ['All answers of an accordion are open at first', 'open={defaultOpen}', 'open={defaultOpen || true}'],
    ],
  },
  'src/components/SocialLinks/SocialLinks.stories.tsx': {
    'src/components/SocialLinks/SocialLinks.tsx': [
      ['A social network can control the tab that has linked to it', 'rel="noopener noreferrer"', 'rel="opener"'],
    ],
  },
  'src/components/StarRating/StarRating.stories.tsx': {
    'src/components/StarRating/StarRating.tsx': [
      ['A rating shows one star too many', 'index < value ?', 'index <= value ?'],
    ],
  },
  'e2e/language.spec.ts': {
    'src/components/LanguageDropdown/LanguageMenu.tsx': [
      ['A language that is opened in a new tab changes this tab as well', '    if (opensElsewhere(event)) return;\n'],
    ],
    'src/components/LanguageDropdown/LanguageDropdown.tsx': [
      [
        'A list that is still loading opens although Escape was pressed',
        "if (key === 'Escape') setOpen(false);",
        "if (key === 'Esc') setOpen(false);",
      ],
    ],
    'src/components/LanguageSelect/LanguageSelect.tsx': [
      [
        'A language that was chosen before hydration is dropped',
        '    if (select.current && select.current.value !== value) choose(select.current.value);\n',
      ],
    ],
  },
  'src/components/MapEmbed/mapUrls.test.ts': {
    'src/components/MapEmbed/mapUrls.ts': [['The map shows a stretched area', 'Math.cos(', 'Math.sin(']],
  },
  'src/components/Tooltip/Tooltip.stories.tsx': {
    'src/components/Tooltip/FloatingTooltip.tsx': [
      ['A tooltip stays open when the page is scrolled', 'ancestorScroll: true', 'ancestorScroll: false'],
    ],
    'src/components/Tooltip/Tooltip.tsx': [
      ['A touch opens a tooltip', "if (pointerType !== 'touch')", 'if (pointerType)'],
    ],
  },
  'src/components/Toaster/Toaster.stories.tsx': {
    'src/components/Toaster/NoticeList.tsx': [
      ['Closing a notice loses the focus', '    previousFocus.current?.focus({ preventScroll: true });\n'],
    ],
    'src/components/Toaster/Toaster.tsx': [['Notices are not announced', '<Status role="status">', '<Status>']],
  },
  'src/components/SkipLink/SkipLink.stories.tsx': {
    'src/components/SkipLink/SkipLink.tsx': [
      ['The skip link is on the left in Arabic', 'inset-inline-start: ${space.sm};', 'left: ${space.sm};'],
    ],
  },
  'src/components/Picture/Picture.stories.tsx': {
    'src/components/Picture/Picture.tsx': [
      [
        'A picture that fails to load has no alternative text',
        "{...(alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true })}",
        'aria-hidden',
      ],
    ],
  },
  'src/components/Avatar/Avatar.stories.tsx': {
    'src/components/Avatar/Avatar.tsx': [['Arabic initials join into a word', "? '\\u200c' : ''", "? '' : ''"]],
  },
  'src/sections/ContactForm/ContactForm.stories.tsx': {
    'src/components/Button/Button.styles.ts': [
      [
        'The label of a button is clipped in French on a phone',
        '    overflow-wrap: anywhere;\n',
        '    overflow: hidden;\n    max-inline-size: 9rem;\n    white-space: nowrap;\n',
      ],
    ],
  },
};
