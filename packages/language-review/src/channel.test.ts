import { expect, test, vi } from 'vitest';
import { isInterpreted, pack, sendable, unpack } from './channel.ts';

test.each([
  '_bigint_x',
  '_regexp_|(',
  '_date_x',
  '_undefined_',
  '_duplicate_[]',
  '2030-01-02T00:00:00Z',
  'a\u2028b\u2029',
])('nothing in a text is interpreted: %j', (text) => {
  expect(isInterpreted(text)).toBe(true);
  for (const payload of [{ [text]: text }, [text]]) {
    const json = pack(payload);
    // Storybook reads only what begins otherwise, and drops what has other line breaks.
    expect(json).toMatch(/^[[{].*[}\]]$/);
    expect(unpack(json)).toEqual(payload);
  }
});

test('Storybook itself can send a text that begins like another value, and others as they are', () => {
  const report = { keys: ['_bigint_x', 'order_date_label'], layout: [{ text: '_duplicate_[', by: 4 }] };
  const sent = sendable(report);
  expect(sent).toEqual({
    keys: ['\u2060_bigint_x', 'order_date_label'],
    layout: [{ text: '\u2060_duplicate_[', by: 4 }],
  });
});

test('what a composed Storybook sends is not taken', () => {
  const project = (name: string) => vi.stubGlobal('document', { getElementById: () => ({ textContent: name }) });
  project('design-system');
  const json = pack({ save: 'Guardar' });
  expect(unpack(json)).toEqual({ save: 'Guardar' });
  project('shop');
  expect(unpack(json)).toBeUndefined();
  vi.unstubAllGlobals();
  expect(unpack(json), 'on a server').toEqual({ save: 'Guardar' });
});
