import { Button } from '@example/ui/Button';
import type { Meta, StoryObj } from '@storybook/react-vite';

const meta = { title: 'Order', component: Button } satisfies Meta<typeof Button>;

export default meta;

/** At the widths that Chromatic had before modes. */
export const Ready: StoryObj<typeof meta> = {
  args: { children: 'Order now' },
  parameters: { chromatic: { viewports: [320, 800] } },
};
