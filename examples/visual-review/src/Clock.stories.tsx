import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';

const meta = { title: 'Clock' } satisfies Meta;

export default meta;

function Clock() {
  const [time, setTime] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setTime(performance.now()));
    return () => clearInterval(timer);
  }, []);
  return <time data-chromatic="ignore">{time}</time>;
}

/** It changes all the time, and Chromatic does not compare it. */
export const Now: StoryObj = { render: () => <Clock /> };
