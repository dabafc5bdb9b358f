/*
 * `npm run test:model`: random visits of the site, and random ends of the receiver, in about 50 minutes. `npm test` takes few
 * of both. `MODEL_SEED=7 npm run test:model` takes other visits. The exit code is 1 if one has failed.
 */
import { resolve } from 'node:path';
import { runStep } from 'system-tools/process';

const root = resolve(import.meta.dirname, '../..');
const { MODEL_SEED = `${Date.now() % 1_000_000}` } = process.env;

console.log('== Receiver: 5,000 messages, 50 kills');
const stored = await runStep('vitest', ['run', '--project', 'unit', 'tools/receiver/durability.test.ts'], {
  cwd: root,
  env: { RECEIVER_KILLS: '50', RECEIVER_MESSAGES: '5000' },
});
console.log(`\n== Site: 2,200 visits, more than 20,000 steps, with the seed ${MODEL_SEED}`);
const visited = await runStep('playwright', ['test', 'model.spec.ts'], {
  cwd: root,
  env: { MODEL_VISITS: '2200', MODEL_SEED },
});
process.exitCode = Math.max(stored, visited);
