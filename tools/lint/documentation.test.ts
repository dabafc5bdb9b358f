import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { encoding: 'utf8' })
  .trim()
  .split('\n');
const names = new Set(files.map((file) => basename(file)));
/** The recipes of CONTRIBUTING.md write these. */
const examples = ['About.stories.tsx', 'Badge.stories.tsx'];

test.each(files.filter((file) => file.endsWith('.md') && existsSync(file)))(
  '%s names tests and links that exist',
  (file) => {
    const text = readFileSync(file, 'utf8');
    const quoted = Array.from(text.matchAll(/`([^`\s]+\.(?:test|spec|stories)\.tsx?)`/g), ([, path = '']) => path);
    const tests = quoted.filter((path) => !path.includes('*') && !path.startsWith('.')).map((path) => basename(path));
    expect(tests.filter((name) => !names.has(name) && !examples.includes(name))).toEqual([]);
    const links = Array.from(text.matchAll(/\]\((?!\w+:)([^)#\s]+)/g), ([, link = '']) => link);
    expect(links.filter((link) => !existsSync(join(dirname(file), link)))).toEqual([]);
  },
);
