import { join } from 'node:path/posix';
import { appFaults } from './faults/app.ts';
import { buildFaults } from './faults/build.ts';
import { componentFaults } from './faults/components.ts';
import { languageReviewFaults } from './faults/languageReview.ts';
import { messageFaults } from './faults/messages.ts';
import { pageFaults } from './faults/pages.ts';
import { receiverFaults } from './faults/receiver.ts';
import { visualReviewFaults } from './faults/visualReview.ts';
import type { Fault, FaultTable } from './fault.ts';

const faultsIn = (table: FaultTable, folder = ''): Fault[] =>
  Object.entries(table).flatMap(([test, files]) =>
    Object.entries(files).flatMap(([file, list]) =>
      list.map(([title, find, replace = '']) => ({
        title,
        file: join(folder, file),
        find,
        replace,
        caughtBy: join(folder, test),
      })),
    ),
  );

export const faults: readonly Fault[] = [
  ...[pageFaults, appFaults, messageFaults, buildFaults, receiverFaults].flatMap((table) => faultsIn(table)),
  ...faultsIn(componentFaults, 'src/components'),
  ...faultsIn(languageReviewFaults, 'packages/language-review/src'),
  ...faultsIn(visualReviewFaults, 'packages/visual-review/src'),
];
