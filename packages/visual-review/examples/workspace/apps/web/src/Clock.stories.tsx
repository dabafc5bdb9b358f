import type { Meta, StoryObj } from '@storybook/react-vite';

const meta = { title: 'Clock' } satisfies Meta;

export default meta;

/** It shows another time in each screenshot, which Chromatic does not compare. */
export const Now: StoryObj = { render: () => <time data-chromatic="ignore">{performance.now()}</time> };
