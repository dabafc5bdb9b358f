import type { FaultTable } from '../fault.ts';

export const receiverFaults: FaultTable = {
  'tools/receiver/receiver.test.ts': {
    'tools/receiver/receiver.ts': [
      ['The receiver reads a body of any length', 'if (size > maxBodyLength)', 'if (size > Number.MAX_SAFE_INTEGER)'],
      [
        'Any site can send messages',
        'if (origin !== undefined && !origins.includes(origin))',
        "if (origin === 'null')",
      ],
      [
        'The receiver asks to wait a thousand times too long',
        'Math.ceil(error.msBeforeNext / 1000)',
        'Math.ceil(error.msBeforeNext)',
      ],
      ['A browser cannot read how long to wait', "  'Access-Control-Expose-Headers': 'Retry-After',\n"],
    ],
    'tools/receiver/store.ts': [
      ['A message is refused while another program has locked the file', 'longest: 5000', 'longest: 0'],
      ['A second message with the same key replaces the first', 'INSERT OR IGNORE', 'INSERT OR REPLACE'],
    ],
  },
};
