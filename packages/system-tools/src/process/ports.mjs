import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';

/**
 * Whether something already answers on this port of this machine. Both loopback addresses are tried: servers listen on
 * one, on the other, or on both, and connecting finds all of them on every system.
 *
 * @param {number} port
 * @returns {Promise<boolean>}
 */
export async function isTaken(port) {
  const answers = await Promise.all(['127.0.0.1', '::1'].map((host) => connects(host, port)));
  return answers.includes(true);
}

/**
 * Waits until the address answers HTTP, whatever the status.
 *
 * @param {string} url
 * @param {number} limit in ms
 * @returns {Promise<boolean>} false when the limit has passed without an answer
 */
export async function answersWithin(url, limit) {
  const signal = AbortSignal.timeout(limit);
  while (!signal.aborted) {
    try {
      const response = await fetch(url, { signal });
      await response.body?.cancel();
      return true;
    } catch {
      await delay(100);
    }
  }
  return false;
}

/** A port that nothing listens on. */
export async function freePort() {
  const server = createServer().listen(0);
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('The system gives no free port.');
  return address.port;
}

/**
 * @param {string} host
 * @param {number} port
 * @returns {Promise<boolean>}
 */
function connects(host, port) {
  return new Promise((resolve) => {
    const socket = connect({ host, port });
    socket.on('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.on('error', () => resolve(false));
  });
}
