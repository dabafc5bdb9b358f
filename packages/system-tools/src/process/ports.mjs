import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';

/**
 * Whether something listens on this port of this machine. Both loopback interfaces are tried: a server may listen on
 * either or both.
 *
 * @param {number} port
 * @returns {Promise<boolean>}
 */
export async function isTaken(port) {
  const answers = await Promise.all(['127.0.0.1', '::1'].map((host) => connects(host, port)));
  return answers.includes(true);
}

/**
 * Waits until a URL answers, with any status.
 *
 * @param {string} url
 * @param {number} timeout in ms
 * @returns {Promise<boolean>} false after the timeout
 */
export async function answersWithin(url, timeout) {
  const signal = AbortSignal.timeout(timeout);
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
  if (address === null || typeof address === 'string') throw new Error('The system has no free port.');
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
