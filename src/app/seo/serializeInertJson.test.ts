import { expect, test } from 'vitest';
import { serializeInertJson } from './serializeInertJson.ts';

test('no text ends the script element, and each is read as it was', () => {
  const value = { text: 'a </script><!-- <b>' };
  expect(serializeInertJson(value)).not.toContain('<');
  expect(JSON.parse(serializeInertJson(value))).toEqual(value);
});
