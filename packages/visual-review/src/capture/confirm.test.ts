import { expect, test, vi } from 'vitest';
import { snapshotOf } from '../report/reportFixture.ts';
import type { SnapshotStore } from '../store/snapshotStore.ts';
import type { Screenshot, Snapshot } from '../types.ts';
import { capture, type CaptureSettings } from './capture.ts';
import { confirm, differences } from './confirm.ts';

vi.mock('./capture.ts', () => ({ capture: vi.fn<typeof capture>() }));

const snapshot = (name: string) => snapshotOf(`a-b--${name}`, 'en-phone');

const screenshot = (of: Snapshot, hash: string): Screenshot => ({
  snapshot: of,
  file: `${hash}.png`,
  hash,
  content: { file: `${hash}.json.gz`, hash },
});

/** Confirms screenshots with these hashes; each further capture of a snapshot has the next hash. */
async function confirmAll(hashes: Record<string, readonly [first: string, ...more: string[]]>) {
  const rounds: string[][] = [];
  vi.mocked(capture).mockImplementation(async (snapshots) => {
    const round = rounds.push(snapshots.map(({ name }) => name));
    return snapshots.map((each) => screenshot(each, hashes[each.name.toLowerCase()]![round]!));
  });
  const stored: Screenshot[] = [];
  const store = { add: async (added: Screenshot) => void stored.push(added) } as unknown as SnapshotStore;
  const first = Object.entries(hashes).map(([name, [hash]]) => screenshot(snapshot(name), hash));
  const { confirmed, unstable } = await confirm(first, store, {} as CaptureSettings);
  return {
    rounds,
    confirmed: Object.fromEntries([...confirmed.values()].map(({ snapshot: { name }, hash }) => [name, hash])),
    unstable: [...unstable.keys()],
    stored,
  };
}

test('a screenshot is confirmed by an equal one, and a third decides where two differ', async () => {
  const { rounds, confirmed, unstable, stored } = await confirmAll({
    same: ['a', 'a'],
    late: ['blurred', 'sharp', 'sharp'],
    chance: ['sharp', 'blurred', 'sharp'],
    flicker: ['a', 'b', 'c'],
  });
  expect(rounds).toEqual([
    ['Flicker', 'Chance', 'Late', 'Same'],
    ['Late', 'Chance', 'Flicker'],
  ]);
  expect(confirmed).toEqual({ Same: 'a', Late: 'sharp', Chance: 'sharp' });
  expect(unstable).toEqual([snapshot('flicker').id]);
  expect(stored.every(({ isConfirmed }) => isConfirmed)).toBe(true);
});

test('what was confirmed before is not captured again', async () => {
  vi.mocked(capture).mockResolvedValue([]);
  const known = { ...screenshot(snapshot('same'), 'a'), isConfirmed: true };
  const { confirmed } = await confirm([known], {} as SnapshotStore, {} as CaptureSettings);
  expect([...confirmed.values()]).toEqual([known]);
  expect(vi.mocked(capture).mock.lastCall![0]).toEqual([]);
});

test('a new screenshot that differs is compared with a new one of the base, as a story may show the time', async () => {
  const sideOf = (hash: string, isConfirmed: boolean) =>
    new Map(
      ['clock', 'same'].map((name) => {
        const own = { ...screenshot(snapshot(name), name === 'same' ? 'same' : hash), isConfirmed };
        return [own.snapshot.id, own];
      }),
    );
  const found = async (isConfirmed: boolean) => {
    const pairs = await differences({ before: sideOf('9:00', true), after: sideOf('9:01', isConfirmed) });
    return pairs.map((pair) => pair.map((each) => [each.hash, each.isConfirmed]));
  };
  expect(await found(false)).toEqual([
    [
      ['9:00', false],
      ['9:01', false],
    ],
  ]);
  expect(await found(true)).toEqual([
    [
      ['9:00', true],
      ['9:01', true],
    ],
  ]);
});
