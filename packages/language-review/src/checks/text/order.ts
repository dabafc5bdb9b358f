import { baseKey } from '../../catalogs/plurals.ts';
import { sourceName } from '../../format.ts';
import type { Check } from '../check.ts';

export const order = {
  id: 'order',
  finds: 'The keys are not in the order of the default language',
  findAmong: ({ messages, english, sources }) => {
    const positions = new Map<string, number>();
    for (const { key } of english) {
      const base = baseKey(key, sources);
      if (!positions.has(base)) positions.set(base, positions.size);
    }
    const known = messages.flatMap(({ key }) => {
      const position = positions.get(baseKey(key, sources));
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
