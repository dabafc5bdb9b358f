import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { identityOf, lock, lockWhenFree } from './lock.ts';
import { temporaryFolder } from './temporaryFolder.ts';

const pathOf = temporaryFolder();

test('a lock is exclusive; the lock of an ended process is ignored', () => {
  const file = pathOf('lock');
  writeFileSync(file, identityOf(process.ppid));
  expect(() => lock(file)).toThrow(`Another run is at work here (process ${process.ppid})`);
  // No process has the first number; the second has gone to another process; in a container, a run often has the number of the one before.
  for (const left of ['4194305', `${process.ppid} 1`, String(process.pid), '']) {
    writeFileSync(file, left);
    const release = lock(file);
    expect(readFileSync(file, 'utf8')).toBe(identityOf(process.pid));
    release();
    expect(readdirSync(pathOf())).toEqual([]);
  }
});

test('a lock is waited for', async () => {
  const file = pathOf('lock');
  writeFileSync(file, identityOf(process.ppid));
  const locked = lockWhenFree(file);
  expect(readFileSync(file, 'utf8')).toBe(identityOf(process.ppid));
  rmSync(file);
  const release = await locked;
  expect(readFileSync(file, 'utf8')).toBe(identityOf(process.pid));
  release();
});
