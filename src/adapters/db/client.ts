import { Client, type ClientConfig } from 'pg';

/**
 * A connection outside the pool, not yet open. When it is lost, the query that waits or else the next one fails, which
 * its caller handles. The driver emits `error` besides, and an `error` that nobody listens to ends the process before
 * anything is cleaned up.
 */
export function newClient(config: ClientConfig): Client {
  const client = new Client(config);
  client.on('error', () => undefined);
  return client;
}
