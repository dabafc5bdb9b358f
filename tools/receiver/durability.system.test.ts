import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import Database from 'libsql';
import { typescript } from 'system-tools/process';
import { expect, test } from 'vitest';
import { contactMessage } from '#src/sections/ContactForm/fixtures/contactMessage.ts';

/** `RECEIVER_KILLS=50 RECEIVER_MESSAGES=5000` takes longer. */
const { RECEIVER_KILLS: kills = '3', RECEIVER_MESSAGES: messages = '300' } = process.env;

/** How long a receiver runs before it is killed, at most, in ms. */
const longestLife = 400;

const origin = 'https://www.example.com';

/** Starts a receiver as a process of its own. */
async function startProcess(database: string) {
  const options = ['--port', '0', '--database', database, '--origin', origin, '--per-minute', '1000000'];
  const child = spawn(process.execPath, [...typescript, join(import.meta.dirname, 'command.ts'), ...options], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = (await Promise.race([
    once(child.stdout, 'data'),
    once(child, 'exit').then(() => Promise.reject(new Error('The receiver has not started.'))),
  ])) as [Buffer];
  const endpoint = /http:\S+/.exec(line.toString())?.[0] ?? '';
  return {
    endpoint,
    kill: async () => {
      child.kill('SIGKILL');
      await once(child, 'exit');
    },
  };
}

/** Whether the receiver says that it has the message. */
async function isAcknowledged(endpoint: string, key: string) {
  try {
    const { ok } = await fetch(endpoint, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Idempotency-Key': key, Origin: origin },
      body: JSON.stringify({ ...contactMessage, subject: key }),
    });
    return ok;
  } catch {
    return false;
  }
}

test('what the receiver has acknowledged is stored exactly once, though it is killed and the file is read meanwhile', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'receiver-'));
  const database = join(folder, 'messages.sqlite');
  const acknowledged = new Set<string>();
  const keys = Array.from({ length: Number(messages) }, (_, index) => `key-${index}`);
  const open = () => keys.filter((key) => !acknowledged.has(key));
  const send = async (endpoint: string, part: readonly string[]) => {
    for (const key of part) if (await isAcknowledged(endpoint, key)) acknowledged.add(key);
  };
  const ended = new AbortController();
  let reads = 0;
  /** One for each life of the receiver: a closed one keeps its files open until its memory is collected. */
  let reader: Database.Database | undefined;
  const reading = (async () => {
    while (!ended.signal.aborted) {
      try {
        reader ??= new Database(database, { readonly: true });
        reader.prepare('SELECT count(*) FROM messages').get();
        reads += 1;
      } catch {
        // There is no table yet.
      }
      await wait(1);
    }
  })();
  /** How many were acknowledged by receivers that were killed later. */
  let survived = 0;
  try {
    for (let life = 0; life <= Number(kills); life += 1) {
      const { endpoint, kill } = await startProcess(database);
      const part = open();
      // Several senders at once, so that a message is being written when the process is killed.
      const sent = Promise.all(
        [0, 1, 2, 3].map((sender) =>
          send(
            endpoint,
            part.filter((_, index) => index % 4 === sender),
          ),
        ),
      );
      await Promise.race([sent, ...(life < Number(kills) ? [wait(50 + Math.random() * longestLife)] : [])]);
      survived = Math.max(survived, life < Number(kills) ? acknowledged.size : 0);
      // The last one gets what is still open once more, as the site sends a message again: a busy machine closes connections.
      if (life === Number(kills)) await sent.then(() => send(endpoint, open()));
      await kill();
      reader?.close();
      reader = undefined;
      await sent;
    }
    ended.abort();
    await reading;
    const file = new Database(database);
    const stored = file.prepare('SELECT key FROM messages ORDER BY id').raw().all() as string[][];
    expect(file.pragma('integrity_check')).toEqual([{ integrity_check: 'ok' }]);
    file.close();
    expect(open()).toEqual([]);
    expect(stored.flat().toSorted()).toEqual(keys.toSorted());
    expect(survived).toBeGreaterThan(0);
    expect(reads).toBeGreaterThan(10);
  } finally {
    ended.abort();
    await reading;
    rmSync(folder, { recursive: true });
  }
}, 600_000);
