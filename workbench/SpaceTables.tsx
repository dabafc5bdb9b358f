import type { ReactElement } from 'react';
import styled from 'styled-components';
import { breakpoint, color, media, size, space } from '#theme/tokens.ts';
import { CopyValue } from './CopyValue';
import { describeLength, rangeOf } from './length';
import { tokenNotes } from './tokenNotes';
import { Name, nameAndValue, namesOf, TokenTable } from './TokenTable';

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

const greatest = (length: string) => rangeOf(length)?.greatest ?? 0;

/** A bar in proportion to the width of the page. */
const proportion = (length: string) => <Bar $length={`${(greatest(length) / greatest(size.page)) * 100}%`} />;

interface LengthTableProps<Token extends string> {
  caption: string;
  /** Heads of the second to the fourth column. */
  length?: string;
  purpose?: string;
  drawn: string;
  names?: readonly Token[];
  tokens: Readonly<Record<Token, string>>;
  notes: Readonly<Record<Token, string>>;
  draw?: (length: string) => ReactElement;
}

function LengthTable<Token extends string>({
  caption,
  length = 'Size',
  purpose = 'What it is for',
  drawn,
  tokens,
  names = namesOf(tokens),
  notes,
  draw = proportion,
}: LengthTableProps<Token>) {
  return (
    <TokenTable
      caption={caption}
      widths={[25, 21, 27, 27]}
      rows={names.map((name) => ({
        Token: nameAndValue(name, tokens[name]),
        [length]: describeLength(tokens[name]),
        [purpose]: notes[name],
        [drawn]: draw(tokens[name]),
      }))}
    />
  );
}

/** Every distance, as a bar of its real length. */
export const SpaceTable = () => (
  <LengthTable
    caption="Distances"
    drawn="At this width of the window"
    tokens={space}
    notes={tokenNotes.space}
    draw={(length) => <Bar $length={length} />}
  />
);

const isSmall = (name: keyof typeof size) => greatest(size[name]) <= greatest(size.avatar);

/** Whether it is the thickness of a line. */
const isThin = (length: string) => greatest(length) < greatest(space.xxs);

/** Small sizes, each drawn at 100 %. */
export const SmallSizes = () => (
  <LengthTable
    caption="Small sizes"
    drawn="Drawn"
    names={namesOf(size).filter(isSmall)}
    tokens={size}
    notes={tokenNotes.size}
    draw={(length) => (isThin(length) ? <Rule $length={length} /> : <Square $length={length} />)}
  />
);

/** Large sizes, in proportion to the page. */
export const LargeSizes = () => (
  <LengthTable
    caption="Large sizes"
    drawn="In proportion to the page"
    names={namesOf(size)
      .filter((name) => !isSmall(name))
      .toSorted((a, b) => greatest(size[b]) - greatest(size[a]))}
    tokens={size}
    notes={tokenNotes.size}
  />
);

/** The breakpoints, in proportion to the page. */
export const BreakpointTable = () => (
  <LengthTable
    caption="Breakpoints"
    length="Width"
    purpose="What changes"
    drawn="In proportion to the page"
    tokens={breakpoint}
    notes={tokenNotes.breakpoint}
  />
);

/** The media queries that styles use. */
export function MediaTable() {
  return (
    <TokenTable
      caption="Media queries"
      widths={[18, 40, 42]}
      rows={namesOf(media).map((name) => ({
        Token: <Name>{name}</Name>,
        'What it is for': tokenNotes.media[name],
        Query: <CopyValue value={media[name]} />,
      }))}
    />
  );
}
