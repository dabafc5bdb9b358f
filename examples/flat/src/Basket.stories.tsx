import type { Meta, StoryObj } from '@storybook/react-vite';
import { Basket } from './Basket';

const meta = { title: 'Basket', component: Basket } satisfies Meta<typeof Basket>;

export default meta;

/** A basket with three books. */
export const ThreeBooks: StoryObj<typeof meta> = { args: { name: 'Noor', count: 3 } };
