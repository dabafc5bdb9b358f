import { TokenTable } from './TokenTable';

/** Each pair is one decision, from both sides. */
const pairs: ReadonlyArray<[does: string, doesNot: string]> = [
  [
    'Leave the ground empty around a picture: its own margins are part of it.',
    'Put a picture into a frame, a card or a rounded box.',
  ],
  ['Give a view one amber action.', 'Use amber for a second button, a decoration or a heading.'],
  ['Let a scene tell the one thing that its heading says.', 'Add a person, a vehicle or a box that does nothing.'],
  ['Paint the mark on things.', 'Write words into a picture: it is seen in every language, and may be mirrored.'],
  [
    'Mirror a scene whose goods move along the line of reading.',
    'Mirror a globe, digits, a check mark or the mark of somebody else.',
  ],
  [
    'Break headings by sense in each language, and look at Arabic at its own size.',
    'Track Arabic, slant it, or stretch it.',
  ],
  ['Write the numerals of all languages in Latin digits, through Intl.', 'Mix digits of two scripts on one page.'],
  ['Say in the alternative text what is there.', 'Repeat the heading in it, or begin with “picture of”.'],
];

/** What belongs to the art direction and what does not. */
export function DoAndDont() {
  return (
    <TokenTable
      caption="Do and don’t"
      columns={['Do', 'Don’t']}
      widths={[50, 50]}
      rows={pairs.map(([does, doesNot]) => ({ key: does, cells: [does, doesNot] }))}
    />
  );
}
