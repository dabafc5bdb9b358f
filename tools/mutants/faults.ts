import { appFaults } from './faults/app.ts';
import { buildFaults } from './faults/build.ts';
import { componentFaults } from './faults/components.ts';
import { languageReviewFaults } from './faults/languageReview.ts';
import { messageFaults } from './faults/messages.ts';
import { pageFaults } from './faults/pages.ts';
import { receiverFaults } from './faults/receiver.ts';
import { visualReviewFaults } from './faults/visualReview.ts';
import type { Fault, FaultTable } from './fault.ts';

const faultsIn = (table: FaultTable): Fault[] =>
  Object.entries(table).flatMap(([caughtBy, files]) =>
    Object.entries(files).flatMap(([file, list]) =>
      list.map(([title, find, replace = '']) => ({ title, file, find, replace, caughtBy })),
    ),
  );

export const faults: readonly Fault[] = [
  componentFaults,
  pageFaults,
  appFaults,
  messageFaults,
  buildFaults,
  languageReviewFaults,
  visualReviewFaults,
  receiverFaults,
].flatMap(faultsIn);
