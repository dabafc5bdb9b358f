import type { Meta, StoryObj } from '@storybook/react-vite';
import { Basket } from './Basket';

export default { component: Basket } satisfies Meta<typeof Basket>;

/** A basket with three books. */
export const ThreeBooks: StoryObj<typeof Basket> = { args: { name: 'Noor', count: 3 } };
