import type { Meta, StoryObj } from '@storybook/react-vite';
import { company } from '../../company';
import { Logo } from './Logo';

const meta = { component: Logo, args: { name: company.name } } satisfies Meta<typeof Logo>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Mark and name: the mark leads, the name reads left to right in every language. */
export const MarkAndName: Story = {};
