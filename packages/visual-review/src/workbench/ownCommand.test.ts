import { writeFileSync } from 'node:fs';
import { temporaryFolder } from 'system-tools/temporary-folder';
import { expect, test } from 'vitest';
import { ownCommand } from './ownCommand.ts';

const pathOf = temporaryFolder();

test.each([
  ['npm run visual', { start: 'storybook dev', visual: 'visual-review' }],
  ['npm run shots', { shots: 'node --import tools packages/visual-review/src/cli/main.ts' }],
  ['npx visual-review', { accept: 'visual-review --accept', check: 'tsc -p packages/visual-review/tsconfig.json' }],
  ['npx visual-review', undefined],
])('a project runs %s', (command, scripts) => {
  writeFileSync(pathOf('package.json'), JSON.stringify({ scripts }));
  expect(ownCommand(pathOf())).toBe(command);
});
