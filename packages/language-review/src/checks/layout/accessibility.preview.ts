import type { RunOptions, Spec } from 'axe-core';

/** Controls without text. */
const textless = ['checkbox', 'color', 'hidden', 'image', 'radio', 'range']
  .map((type) => `input[type="${type}"]`)
  .join();

/**
 * Whether the contrast of an element is checked. Axe's own matcher skips most joined Arabic letters. Options are drawn by the
 * browser, and disabled elements are exempt (WCAG 2.2, 1.4.3).
 */
const hasContrast = (element: Element) =>
  !element.matches(textless) &&
  !element.closest('option, :disabled, [aria-disabled="true"]') &&
  (element.matches('input, select, textarea') ||
    [...element.childNodes].some((child) => child.nodeType === Node.TEXT_NODE && child.nodeValue?.trim()));

/** Axe's configuration for stories and pages. Landmarks are required in pages only. */
export const axeConfig: Spec = {
  rules: [
    { id: 'color-contrast', matches: hasContrast },
    { id: 'color-contrast-enhanced', matches: hasContrast },
    { id: 'region', matches: (element: Element) => element.ownerDocument.querySelector('main') !== null },
  ],
};

/** Rules that axe, or Storybook's addon, disables by default. */
const disabledByDefault = [
  'color-contrast-enhanced',
  'css-orientation-lock',
  'focus-order-semantics',
  'hidden-content',
  'identical-links-same-purpose',
  'meta-refresh-no-exceptions',
  'p-as-heading',
  'region',
  'table-fake-caption',
  'target-size',
  'td-has-header',
];

/** Every rule of axe that is not deprecated. */
export const axeOptions: RunOptions = {
  rules: Object.fromEntries(disabledByDefault.map((id) => [id, { enabled: true }])),
};
