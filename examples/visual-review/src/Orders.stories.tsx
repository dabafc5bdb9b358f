import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';

const meta = { title: 'Orders' } satisfies Meta;

export default meta;

const url = String(import.meta.env.STORYBOOK_ORDERS_URL ?? 'orders.json');

function Orders() {
  const [text, setText] = useState('Loading');
  useEffect(() => {
    void fetch(url).then(() => setText('No orders'));
  }, []);
  return <p>{text}</p>;
}

/** Its data may never arrive. */
export const Loading: StoryObj = { render: () => <Orders /> };
