import { Client } from 'pg';
import type { DatabaseTarget } from '#adapters/db/connection.ts';

/** Runs one statement on a separate connection: databases are created and dropped outside transactions. */
export const administer = async (server: DatabaseTarget, sql: string): Promise<void> => {
  const client = new Client(typeof server === 'string' ? server : { ...server });
  await client.connect();
  await client.query(sql).finally(() => client.end());
};
