import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';

/**
 * Whether something listens on this port, on either loopback interface.
 *
 * @param {number} port
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
 * @returns false after the timeout
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
 */
async function connects(host, port) {
  const socket = connect({ host, port });
  try {
    await once(socket, 'connect');
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}
