import type { ReactElement } from 'react';
import styled from 'styled-components';
import { breakpoint, color, media, size, space } from '#theme/tokens.ts';
import { describeLength, pixelsOf, rangeOf } from './length';
import { namesOf, nameAndValue } from './tokenCells';
import { breakpointNotes, mediaNotes, sizeNotes, spaceNotes } from './tokenNotes';
import { Name, TokenTable, Value } from './TokenTable';

const Bar = styled.span<{ $length: string }>`
  display: block;
  inline-size: ${({ $length }) => $length};
  max-inline-size: 100%;
  block-size: ${space.md};
  border-radius: ${space.xxxs};
  background: ${color.accent};
`;

const Square = styled(Bar)`
  block-size: ${({ $length }) => $length};
`;

const Rule = styled(Bar)`
  inline-size: 100%;
  block-size: ${({ $length }) => $length};
  border-radius: 0;
`;

const Size = styled.span`
  white-space: nowrap;
`;

const greatest = (length: string) => rangeOf(length)?.greatest ?? 0;

/** A bar in proportion to the width of the page. */
const Proportion = ({ length }: { length: string }) => (
  <Bar $length={`${(greatest(length) / (pixelsOf(size.page) ?? 1)) * 100}%`} />
);

interface LengthTableProps<Token extends string> {
  caption: string;
  /** Heads of the second to the fourth column. */
  columns: readonly [string, string, string];
  names: readonly Token[];
  tokens: Readonly<Record<Token, string>>;
  notes: Readonly<Record<Token, string>>;
  draw: (length: string, name: Token) => ReactElement;
}

function LengthTable<Token extends string>({ caption, columns, names, tokens, notes, draw }: LengthTableProps<Token>) {
  return (
    <TokenTable
      caption={caption}
      columns={['Token', ...columns]}
      widths={[27, 14, 29, 30]}
      rows={names.map((name) => ({
        key: name,
        cells: [
          nameAndValue(name, tokens[name]),
          <Size key="size">{describeLength(tokens[name])}</Size>,
          notes[name],
          draw(tokens[name], name),
        ],
      }))}
    />
  );
}

/** Every distance, as a bar of its real length. */
export const SpaceTable = () => (
  <LengthTable
    caption="Distances"
    columns={['Size', 'What it is for', 'At this width of the window']}
    names={namesOf(space)}
    tokens={space}
    notes={spaceNotes}
    draw={(length) => <Bar key="bar" $length={length} />}
  />
);

const isSmall = (name: keyof typeof size) => greatest(size[name]) <= greatest(size.avatar);

const thin: ReadonlySet<string> = new Set<keyof typeof size>(['hairline', 'focusRing']);

/** Small sizes, each drawn at 100 %. */
export const SmallSizes = () => (
  <LengthTable
    caption="Small sizes"
    columns={['Size', 'What it is for', 'Drawn']}
    names={namesOf(size).filter(isSmall)}
    tokens={size}
    notes={sizeNotes}
    draw={(length, name) =>
      thin.has(name) ? <Rule key="rule" $length={length} /> : <Square key="square" $length={length} />
    }
  />
);

/** Large sizes, in proportion to the page. */
export const LargeSizes = () => (
  <LengthTable
    caption="Large sizes"
    columns={['Size', 'What it is for', 'In proportion to the page']}
    names={namesOf(size)
      .filter((name) => !isSmall(name))
      .toSorted((a, b) => greatest(size[b]) - greatest(size[a]))}
    tokens={size}
    notes={sizeNotes}
    draw={(length) => <Proportion key="bar" length={length} />}
  />
);

/** The breakpoints, in proportion to the page. */
export const BreakpointTable = () => (
  <LengthTable
    caption="Breakpoints"
    columns={['Width', 'What changes', 'In proportion to the page']}
    names={namesOf(breakpoint)}
    tokens={breakpoint}
    notes={breakpointNotes}
    draw={(length) => <Proportion key="bar" length={length} />}
  />
);

/** The media queries that styles use. */
export function MediaTable() {
  return (
    <TokenTable
      caption="Media queries"
      columns={['Token', 'What it is for', 'Query']}
      widths={[18, 40, 42]}
      rows={namesOf(media).map((name) => ({
        key: name,
        cells: [<Name key="name">{name}</Name>, mediaNotes[name], <Value key="query">{media[name]}</Value>],
      }))}
    />
  );
}
