import { mkdtempSync, rmSync } from 'node:fs';
import { connect, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { clientConfig } from '#adapters/db/client-config.ts';
import type { Connection, DatabaseTarget } from '#adapters/db/connection.ts';

/** PostgreSQL's socket is `.s.PGSQL.<port>` in the directory that is given as its host. */
const socketPath = (directory: string, port: number): string => join(directory, `.s.PGSQL.${port}`);

/** The type of the message with which the server ends each answer, and first of all the opening of a connection. */
const READY = 'Z'.charCodeAt(0);

export interface TripCounter {
  /** Connect here. */
  readonly target: Connection;
  /** Round trips of all connections during the work. */
  readonly tripsDuring: (work: () => Promise<unknown>) => Promise<number>;
  readonly close: () => Promise<void>;
}

/**
 * Stands between a client and its database, and counts round trips: each time the client sends something after the
 * server has answered. Statements that are sent together are one trip; so are BEGIN, or COMMIT, with what is sent with
 * them. Opening a connection does not count. Counted on the wire, so that no way of sending a statement is missed.
 */
export async function countTrips(target: DatabaseTarget): Promise<TripCounter> {
  const { host, port, user, database, password } = new Client(clientConfig(target, {}));
  const directory = mkdtempSync(join(tmpdir(), 'anden-trips-'));
  const open = new Set<Socket>();
  let trips = 0;

  const proxy = createServer((client) => {
    const server = host.startsWith('/') ? connect(socketPath(host, port)) : connect(port, host);
    let isReady = false;
    let isAnswered = false;
    client.on('data', (sent) => {
      if (isAnswered) trips += 1;
      isAnswered = false;
      server.write(sent);
    });
    server.on('data', (answered) => {
      isReady ||= answered.at(-6) === READY;
      isAnswered = isReady;
      client.write(answered);
    });
    for (const [one, other] of [
      [client, server],
      [server, client],
    ] as const) {
      open.add(one);
      one.on('error', () => other.destroy());
      one.on('close', () => {
        open.delete(one);
        other.destroy();
      });
    }
  });
  await new Promise<void>((resolve) => proxy.listen(socketPath(directory, port), resolve));
  return {
    target: { host: directory, port, user: user!, database: database!, ...(password && { password }) },
    tripsDuring: async (work) => {
      const before = trips;
      await work();
      return trips - before;
    },
    close: async () => {
      for (const socket of open) socket.destroy();
      await new Promise((resolve) => proxy.close(resolve));
      rmSync(directory, { recursive: true, force: true });
    },
  };
}
