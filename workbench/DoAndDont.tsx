import { TokenTable } from './TokenTable';

const pairs: ReadonlyArray<[does: string, doesNot: string]> = [
  [
    'Leave the background around a picture empty: its margins are part of it.',
    'Put a picture into a frame, a card or a rounded box.',
  ],
  [
    'Give a view one area in the accent, its primary action, and light small signs.',
    'Use the accent for a second button, a background or a heading.',
  ],
  ['Show in a scene only what its heading says.', 'Add people, vehicles or boxes without a purpose.'],
  ['Put the mark on objects.', 'Write words into a picture: it is seen in every language, and may be mirrored.'],
  [
    'Mirror a scene whose goods move in reading direction.',
    'Mirror a globe, digits, a check mark or another company’s mark.',
  ],
  [
    'Break headings by meaning in each language, and check Arabic at its own size.',
    'Letter-space, slant or stretch Arabic.',
  ],
  ['Write the numerals of all languages in Latin digits, through Intl.', 'Mix digits of two scripts on one page.'],
  ['Describe in the alternative text what the picture shows.', 'Repeat the heading in it, or begin with “picture of”.'],
];

/** The rules of the art direction. */
export function DoAndDont() {
  return (
    <TokenTable
      caption="Do and don’t"
      widths={[50, 50]}
      rows={pairs.map(([does, doesNot]) => ({ Do: does, 'Don’t': doesNot }))}
    />
  );
}
