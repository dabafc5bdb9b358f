import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import styled from 'styled-components';
import { Message } from '#i18n/Message.tsx';
import { findLayoutIssues, layoutOf, mirrorIssues } from 'language-review/checks';

const Box = styled.p<{ $as: 'cut' | 'escaped' | 'covered' | 'sideways' | 'physical' }>`
  max-inline-size: max-content;
  ${({ $as }) =>
    ({
      cut: 'inline-size: 5rem; overflow: clip; white-space: nowrap;',
      escaped: 'inline-size: 5rem; white-space: nowrap;',
      covered: 'margin-block-end: -1.2em;',
      sideways: 'margin-inline-start: calc(100vw - 4rem); white-space: nowrap;',
      physical: 'translate: 2rem 0;',
    })[$as]}
`;

/** Findings of the layout checks and of the mirroring check. The Languages panel shows those of a story. */
const meta = {
  component: Box,
  tags: ['!autodocs'],
  args: { children: <Message id="contactUs" /> },
  // Visual review covers the product only.
  parameters: { chromatic: { disableSnapshot: true } },
} satisfies Meta<typeof Box>;

export default meta;
type Story = StoryObj<typeof meta>;

type Context = Parameters<NonNullable<Story['play']>>[0];

const expectFound = async ({ canvasElement }: Context, expected: string) =>
  expect(findLayoutIssues(canvasElement).map(({ cause }) => cause)).toEqual([expected]);

/** Clipped at the edge of a box. */
export const Cut: Story = { args: { $as: 'cut' }, play: (context) => expectFound(context, 'Cut') };

/** Outside of its box. */
export const Escaped: Story = {
  args: { $as: 'escaped' },
  play: (context) => expectFound(context, 'Outside of its box'),
};

/** Covered by another element. */
export const Covered: Story = {
  args: { $as: 'covered' },
  render: ({ children }) => (
    <>
      <Box $as="covered">{children}</Box>
      <p>
        <Message id="sendMessage" />
      </p>
    </>
  ),
  play: (context) => expectFound(context, 'Covered'),
};

/** Wider than the viewport. */
export const Sideways: Story = {
  args: { $as: 'sideways' },
  play: (context) => expectFound(context, 'Scrolls sideways'),
};

/** Moved to the right in both directions, so the layouts are not mirror images. */
export const NotMirrored: Story = {
  args: { $as: 'physical' },
  play: async ({ canvasElement }) => {
    const { documentElement: root } = canvasElement.ownerDocument;
    const { dir } = root;
    const layoutIn = (direction: 'ltr' | 'rtl') => {
      root.dir = direction;
      return layoutOf(canvasElement);
    };
    const [leftToRight, rightToLeft] = [layoutIn('ltr'), layoutIn('rtl')];
    root.dir = dir;
    await expect(mirrorIssues(leftToRight, rightToLeft, root.clientWidth)).toHaveLength(1);
  },
};
