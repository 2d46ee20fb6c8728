import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/**
 * Below the ephemeral ports (from 32,768 on Linux, 49,152 elsewhere): no outgoing connection takes the port before the
 * server listens.
 */
const FIRST = 15_000;
const END = 32_000;
const TRIES = 50;

/** A process asks for several before it listens on the first of them: numbers in a row are never the same one twice. */
let next = randomInt(FIRST, END);

/**
 * A free port. `0` requests any: it must be known before the server listens, so that stand-ins can call back. Throws if
 * the requested one is taken.
 */
export async function freePort(asked: number, host: string): Promise<number> {
  if (asked !== 0) {
    if (await isFree(asked, host)) return asked;
    throw new Error(`port ${asked} is in use`);
  }
  for (let i = 0; i < TRIES; i += 1) {
    const port = next;
    next = port + 1 < END ? port + 1 : FIRST;
    if (await isFree(port, host)) return port;
  }
  throw new Error(`none of ${TRIES} ports between ${FIRST} and ${END} was free`);
}

/** Whether nobody listens on a port. */
export function isFree(port: number, host: string): Promise<boolean> {
  const server = createServer();
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' || error.code === 'EACCES' ? resolve(false) : reject(error),
    );
    server.listen(port, host, () => server.close(() => resolve(true)));
  });
}
