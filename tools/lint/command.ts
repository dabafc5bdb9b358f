import { parseArgs } from 'node:util';
import { execa } from 'execa';
import { runMain } from 'system-tools/process';

/** Commands of installed packages. */
const steps: ReadonlyArray<readonly [name: string, ...args: string[]]> = [
  ['oxfmt', '--check'],
  ['oxlint', '--type-aware', '--deny-warnings', '.', '.storybook'],
  ['stylelint', '--max-warnings', '0', '{src,workbench}/**/*.{ts,tsx,css}', 'packages/**/*.styles.ts'],
  [
    'depcruise',
    '--output-type',
    'err-long',
    'src',
    '.storybook',
    'workbench',
    'build',
    'tools',
    'e2e',
    'packages',
    '*.config.ts',
  ],
  ['knip'],
];

/** Runs `npm run lint`: all of its steps, also behind one that fails. @returns its exit code */
async function main(root: string, args: string[]) {
  // Refuses all.
  parseArgs({ args });
  const failed: string[] = [];
  for (const [name, ...options] of steps) {
    const { failed: hasFailed, signal } = await execa(name, options, {
      cwd: root,
      preferLocal: true,
      localDir: root,
      stdio: 'inherit',
      reject: false,
    });
    // Ctrl-C.
    if (signal === 'SIGINT') return 130;
    if (hasFailed) failed.push(name);
  }
  if (failed.length > 0) console.error(`\nFindings of ${failed.join(', ')}: see above.`);
  return failed.length > 0 ? 1 : 0;
}

await runMain(main);
