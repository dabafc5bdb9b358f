import type { RunOptions, Spec } from 'axe-core';

/** Controls without a text. */
const textless = ['checkbox', 'color', 'hidden', 'image', 'radio', 'range']
  .map((type) => `input[type="${type}"]`)
  .join();

/**
 * Whether the contrast of an element is judged: a control, or any element with text of its own. The rule as axe brings it passes over most joined
 * Arabic letters, because it takes only what it can read as separate characters. What stands in a closed list is drawn by the browser,
 * and what cannot be used need not stand out (WCAG 2.2, 1.4.3).
 */
const hasContrast = (element: Element) =>
  !element.matches(textless) &&
  !element.closest('option, :disabled, [aria-disabled="true"]') &&
  (element.matches('input, select, textarea') ||
    [...element.childNodes].some((child) => child.nodeType === Node.TEXT_NODE && child.nodeValue?.trim()));

/** How axe checks stories and pages. Landmarks can be asked for only where there is a page around what is checked. */
export const axeConfig: Spec = {
  rules: [
    { id: 'color-contrast', matches: hasContrast },
    { id: 'color-contrast-enhanced', matches: hasContrast },
    { id: 'region', matches: (element: Element) => element.ownerDocument.querySelector('main') !== null },
  ],
};

/** Rules that axe, or the workbench's add-on, leaves out as a rule: those of WCAG 2.2, of level AAA, the experimental ones, and landmarks. */
const leftOut = [
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

/** Every rule of axe that is not about to be removed. */
export const axeOptions: RunOptions = { rules: Object.fromEntries(leftOut.map((id) => [id, { enabled: true }])) };
