import type { Check } from '../check.ts';
import { isTooLong, widthText } from '../textWidths.ts';

export const width = {
  id: 'width',
  label: 'Width',
  finds: 'A label is wider than its line',
  accept: 'reason',
  find: ({ width: measured }) =>
    measured && isTooLong(measured) ? [`is wider than its line: ${widthText(measured)}, in ${measured.story}`] : [],
} as const satisfies Check;
