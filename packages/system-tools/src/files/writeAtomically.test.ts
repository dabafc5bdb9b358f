import { chmodSync, chownSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { temporaryFolder } from './temporaryFolder.ts';
import { writeAllAtomically } from './writeAtomically.ts';

const inFolder = temporaryFolder();

test('where one of several files cannot be replaced, none is', async () => {
  const [old, added, blocked] = ['old', 'added', 'blocked'].map(inFolder) as [string, string, string];
  writeFileSync(old, 'before');
  chmodSync(old, 0o640);
  mkdirSync(blocked);
  const contents = new Map([old, added, blocked].map((file) => [file, 'after']));
  await expect(writeAllAtomically(contents)).rejects.toThrow('EISDIR');
  expect(readFileSync(old, 'utf8')).toBe('before');
  expect(statSync(old).mode & 0o777).toBe(0o640);
  expect(readdirSync(inFolder()).toSorted()).toEqual(['blocked', 'old']);
});

test('all are written, and nothing else stays', async () => {
  writeFileSync(inFolder('old'), 'before');
  const contents = new Map(['new', 'old', 'last'].map((name) => [inFolder(name), name]));
  await writeAllAtomically(contents);
  expect(readdirSync(inFolder()).map((name) => readFileSync(inFolder(name), 'utf8'))).toEqual(['last', 'new', 'old']);
});

test.runIf(process.getuid?.() === 0)('a file of somebody else stays theirs where root writes it', async () => {
  writeFileSync(inFolder('old'), 'before');
  chmodSync(inFolder('old'), 0o640);
  chownSync(inFolder('old'), 1234, 5678);
  await writeAllAtomically(new Map([[inFolder('old'), 'after']]));
  const { uid, gid, mode } = statSync(inFolder('old'));
  expect({ uid, gid, mode: mode & 0o777 }).toEqual({ uid: 1234, gid: 5678, mode: 0o640 });
});
