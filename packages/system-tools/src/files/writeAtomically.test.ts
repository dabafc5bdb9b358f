import { chmodSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
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
