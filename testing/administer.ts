import { Client } from 'pg';
import type { DatabaseTarget } from '#adapters/db/connection.ts';

/** One statement on a connection of its own: databases are made and removed outside every transaction. */
export const administer = async (server: DatabaseTarget, sql: string): Promise<void> => {
  const client = new Client(typeof server === 'string' ? server : { ...server });
  await client.connect();
  await client.query(sql).finally(() => client.end());
};
