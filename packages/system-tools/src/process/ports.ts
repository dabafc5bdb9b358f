import { once } from 'node:events';
import { connect, createServer, type AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';

/** Whether something listens on this port, on either loopback interface. */
export const isTaken = (port: number) =>
  Promise.any(
    ['127.0.0.1', '::1'].map(async (host) => {
      const socket = connect({ host, port });
      await once(socket, 'connect').finally(() => socket.destroy());
      return true;
    }),
  ).catch(() => false);

/**
 * Waits until a URL answers, with any status.
 *
 * @param timeout in ms
 * @returns false after the timeout
 */
export async function answersWithin(url: string, timeout: number) {
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
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
