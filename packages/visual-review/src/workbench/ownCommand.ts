import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Matches the command without options: that of the installed package, or of its source. */
const bareCommand = /(?:^|npx |\/)visual-review(?:\/\S+\/main\.[jt]s)?$/;

/**
 * How a project runs the command: by the script of its `package.json` that is nothing else, or by its name.
 * @param root of the project
 */
export function ownCommand(root: string) {
  try {
    const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { scripts?: object };
    const script = Object.entries(scripts ?? {}).find(([, command]) => bareCommand.test(String(command)));
    if (script) return `npm run ${script[0]}`;
  } catch {
    // Whoever has started Storybook reads there what is wrong with the file.
  }
  return 'npx visual-review';
}
