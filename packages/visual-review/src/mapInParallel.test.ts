import { setTimeout as delay } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { mapInParallel } from './mapInParallel.ts';

describe('mapInParallel', () => {
  it('returns the results in the order of the items', async () => {
    const later = async (time: number) => {
      await delay(time);
      return `${time}`;
    };
    await expect(mapInParallel([20, 0, 10], later)).resolves.toEqual(['20', '0', '10']);
  });

  it('fails once no more work is going on', async () => {
    let going = 0;
    const work = async (time: number) => {
      going++;
      await delay(time);
      going--;
      if (time === 0) throw new Error('No more.');
    };
    await expect(mapInParallel([0, 30], work)).rejects.toThrow('No more.');
    expect(going).toBe(0);
  });
});
