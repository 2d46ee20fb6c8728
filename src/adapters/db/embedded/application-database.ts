import { escapeIdentifier } from 'pg';
import { newClient } from '../client.ts';
import type { Connection } from '../connection.ts';
import { sqlState } from '../database-errors.ts';

const NO_SUCH_DATABASE = '3D000';
const ALREADY_THERE = '42P04';
const MADE_AT_THE_SAME_MOMENT = '23505';

/**
 * Creates the application's database on the first start; later it costs one connection, which also verifies the server.
 */
export const ensureApplicationDatabase = async (connection: Connection): Promise<void> => {
  try {
    await query(connection, 'select 1');
  } catch (error) {
    if (sqlState(error) !== NO_SUCH_DATABASE) throw error;
    await createDatabase(connection);
  }
};

const createDatabase = async (connection: Connection): Promise<void> => {
  try {
    await query({ ...connection, database: 'postgres' }, `create database ${escapeIdentifier(connection.database)}`);
  } catch (error) {
    const state = sqlState(error);
    if (state !== ALREADY_THERE && state !== MADE_AT_THE_SAME_MOMENT) throw error;
  }
};

const query = async (connection: Connection, text: string): Promise<void> => {
  const client = newClient({ ...connection });
  await client.connect();
  try {
    await client.query(text);
  } finally {
    await client.end();
  }
};
