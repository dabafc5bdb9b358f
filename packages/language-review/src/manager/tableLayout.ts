import { srOnlyStyles, styled } from 'storybook/theming';

/** Least widths, in px, of the columns, and of a text where the languages wrap below the key. */
const widths = { key: 150, text: 200, card: 300 };

const tableWidth = (texts: number) => widths.key + texts * widths.text;
const wide = (texts: number) => `@container (inline-size >= ${tableWidth(texts)}px)`;
const narrow = (texts: number) => `@container (inline-size < ${tableWidth(texts)}px)`;
const columns = (texts: number) => `minmax(${widths.key}px, 0.7fr) repeat(${texts}, minmax(0, 1fr))`;

export const HeadRow = styled.div<{ texts: number }>(({ theme, texts }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  background: theme.background.app,
  borderInlineStart: '3px solid transparent',
  borderBlockEnd: `1px solid ${theme.appBorderColor}`,
  [wide(texts)]: { display: 'grid', gridTemplateColumns: columns(texts) },
  [narrow(texts)]: { '& [data-reference]': srOnlyStyles },
}));

export const BodyRow = styled.div<{ texts: number; marked: boolean }>(({ theme, texts, marked }) => ({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${widths.card}px), 1fr))`,
  borderBlockEnd: `1px solid ${theme.appBorderColor}`,
  // Reserves the space of the stripe, so that nothing moves.
  borderInlineStart: `3px solid ${marked ? theme.barSelectedColor : 'transparent'}`,
  background: marked ? theme.background.app : 'none',
  [wide(texts)]: { gridTemplateColumns: columns(texts), '& [data-label]': { display: 'none' } },
  [narrow(texts)]: {
    '& > [role="rowheader"]': { gridColumn: '1 / -1' },
    // The bars of all languages are aligned.
    '& [data-content]': { direction: 'ltr' },
  },
}));
