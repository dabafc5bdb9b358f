import { createHash } from 'node:crypto';
import { relative } from 'node:path';
import type { Plugin } from 'vite';

/** The length of a name, in characters. */
const length = 4;

/**
 * Names the classes of styled components by their file in the project. Those of Vite's own plugin depend on the folder of the
 * checkout, and with them the size of scripts.
 * @throws {Error} when two files get the same name
 */
export function styleIds(): Plugin {
  let root: string;
  const files = new Map<string, string>();
  return {
    name: 'style-ids',
    apply: 'build',
    enforce: 'post',
    configResolved(config) {
      root = config.root;
    },
    transform: {
      filter: { id: /\.tsx?$/, code: 'componentId' },
      handler(code, id) {
        const file = relative(root, id).replaceAll('\\', '/');
        const name = BigInt(`0x${createHash('sha256').update(file).digest('hex')}`)
          .toString(36)
          .slice(-length);
        const other = files.get(name) ?? file;
        if (other !== file) throw new Error(`${file} and ${other} get the same class names: rename one of them.`);
        files.set(name, file);
        return { code: code.replaceAll(/(componentId: ?["'`])sc-\w+(?=-\d+["'`])/g, `$1s${name}`), map: null };
      },
    },
  };
}
