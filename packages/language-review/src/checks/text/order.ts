import { sourceName } from '../../format.ts';
import type { Check } from '../check.ts';

export const order = {
  id: 'order',
  finds: 'The keys are not in the order of the default language',
  findAmong: ({ messages, english }) => {
    const positions = new Map(english.map(({ key }, index) => [key, index]));
    // A plural form that the default language lacks has no place of its own.
    const known = messages.flatMap(({ key }) => {
      const position = positions.get(key);
      return position === undefined ? [] : [{ key, position }];
    });
    return known.flatMap(({ key, position }, index) => {
      const previous = known[index - 1];
      return previous && previous.position > position
        ? [{ key, message: `is out of order: in the ${sourceName()} catalog it comes before ${previous.key}` }]
        : [];
    });
  },
} as const satisfies Check;
