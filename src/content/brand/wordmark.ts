/**
 * The letters after the mark, which is the W of the name, in the coordinates of the mark: cap height 0, x-height at the
 * bottom of the container, baseline 24, descender 32.
 */
export const wordmark = {
  /** The drawn name. Any other company name is set in type. */
  name: 'Wyoport',
  /** Width of mark and letters together. */
  width: 146.4,
  /** One path for each of y, o, p and o, and one for r and t. */
  letters: [
    'M35.8 6h5.4v9.4a3.4 4.2 0 0 0 6.8 0V6h5.4v20.6L48 32h-8.4v-4.4h6.3l2.1-2.1v-2.7c-1.1 1-2.6 1.5-4.3 1.5-4.6 0-7.9-3.3-7.9-8.3z',
    'M55.8 15a9.9 9.3 0 0 1 19.8 0 9.9 9.3 0 0 1-19.8 0zm5.3 0a4.6 4.7 0 0 0 9.2 0 4.6 4.7 0 0 0-9.2 0z',
    'M78.2 6h5v2c1.3-1.5 3.1-2.3 5.3-2.3a9.3 9.3 0 0 1 0 18.6c-2 0-3.7-.7-4.9-1.9V32h-5.4zm5.3 9a4.5 4.7 0 0 0 9 0 4.5 4.7 0 0 0-9 0z',
    'M99.5 15a9.9 9.3 0 0 1 19.8 0 9.9 9.3 0 0 1-19.8 0zm5.3 0a4.6 4.7 0 0 0 9.2 0 4.6 4.7 0 0 0-9.2 0z',
    'M121.9 6h5v2.6c1.3-1.7 3.2-2.6 5.6-2.6h3.6V3l3-3h2.4v6h4.9v4.5h-4.9v6.7a2.3 2.3 0 0 0 2.3 2.3h2.6V24h-3.2a7.1 7.1 0 0 1-7.1-7.1v-6.4h-3.2a5.6 5.6 0 0 0-5.6 5.6V24h-5.4z',
  ],
} as const;
