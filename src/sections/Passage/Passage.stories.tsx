import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { layoutDirectionOf } from '../../../.storybook/globals';
import { pictures } from '../../pictures';
import { Passage } from './Passage';

const meta = {
  component: Passage,
  tags: ['reviewed'],
  args: { from: pictures.welcome, to: pictures.quality },
  argTypes: { from: { control: false }, to: { control: false } },
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <div style={{ paddingBlock: '8rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Passage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** On wide screens a line leads from where reading starts to where it ends, and takes no room; narrow ones have none. */
export const Onward: Story = {
  play: async ({ canvasElement, globals }) => {
    const line = canvasElement.querySelector('svg');
    const place = line?.closest<HTMLElement>('[aria-hidden="true"]');
    await expect(place?.offsetHeight).toBe(0);
    if (!line?.checkVisibility()) return;
    const direction = layoutDirectionOf(globals);
    await expect(getComputedStyle(line).scale).toBe(direction === 'rtl' ? '-1 1' : 'none');
  },
};

/** And the next one leads back. */
export const Back: Story = { args: { from: pictures.quality, to: pictures.global, back: true } };
