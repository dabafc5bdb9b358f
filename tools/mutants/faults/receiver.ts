import type { Fault } from '../fault.ts';

const file = 'tools/receiver/receiver.ts';
const caughtBy = 'tools/receiver/receiver.test.ts';

export const receiverFaults: readonly Fault[] = [
  {
    title: 'The receiver reads a body of any length',
    file,
    find: 'if (size > maxBodyLength)',
    replace: 'if (size > Number.MAX_SAFE_INTEGER)',
    caughtBy,
  },
  {
    title: 'Any site can send messages',
    file,
    find: 'if (origin !== undefined && !origins.includes(origin))',
    replace: "if (origin === 'null')",
    caughtBy,
  },
  {
    title: 'The receiver asks to wait a thousand times too long',
    file,
    find: 'Math.ceil(error.msBeforeNext / 1000)',
    replace: 'Math.ceil(error.msBeforeNext)',
    caughtBy,
  },
  {
    title: 'A browser cannot read how long to wait',
    file,
    find: "  'Access-Control-Expose-Headers': 'Retry-After',\n",
    replace: '',
    caughtBy,
  },
  {
    title: 'A receiver that was killed while it wrote cannot start again',
    file: 'tools/receiver/store.ts',
    find: '    rmSync(`${file}.lock`, { recursive: true, force: true });\n',
    replace: '',
    caughtBy,
  },
  {
    title: 'A second message with the same key replaces the first',
    file: 'tools/receiver/store.ts',
    find: 'INSERT OR IGNORE',
    replace: 'INSERT OR REPLACE',
    caughtBy,
  },
];
