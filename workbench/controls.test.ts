import { expect, test } from 'vitest';
import { enhanceArgTypes } from './controls';

type Context = Parameters<typeof enhanceArgTypes>[0];

test.each([
  ['text that is rendered', 'label', { name: 'other', value: 'ReactNode' }],
  ['an event', 'onSend', { name: 'function' }],
  ['a list', 'stores', { name: 'other', value: 'unknown' }],
  ['a choice', 'size', { name: 'enum', value: ['small', 'large'] }],
] as const)('%s is as required as its prop', (_, name, type) => {
  for (const required of [true, false]) {
    const argTypes = { [name]: { name, type: { ...type, required } } };
    const enhanced = enhanceArgTypes({ argTypes, initialArgs: {} } as unknown as Context);
    expect(enhanced[name]?.type).toHaveProperty('required', required);
  }
});
