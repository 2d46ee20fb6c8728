import { randomBytes } from 'node:crypto';
import { inject } from 'vitest';
import type { DatabaseTarget } from '#adapters/db/connection.ts';
import { createPool, type Pool, type PoolOptions } from '#adapters/db/pool.ts';
import { administer } from './administer.ts';
import { inDatabase } from './in-database.ts';

export type TestDatabase = {
  readonly pool: Pool;
  readonly connection: DatabaseTarget;
  /** Ends the pool and drops the database. */
  readonly drop: () => Promise<void>;
};

/** Longer than a server waits, so that queries of tests succeed however busy the machine is. */
export const PATIENT: PoolOptions = { waitMs: 20_000, queryMs: 60_000 };

/** A separate migrated database for one test file. Call `drop` in afterAll. */
export const createTestDatabase = async (options: PoolOptions = {}): Promise<TestDatabase> => {
  const server = inject('testServer');
  const name = `anden_test_${randomBytes(6).toString('hex')}`;
  await administer(server, `create database ${name} template ${inject('testTemplate')}`);
  const connection = inDatabase(server, name);
  const pool = createPool(connection, { ...PATIENT, ...options });
  const drop = async () => {
    await pool.end();
    await administer(server, `drop database ${name} with (force)`);
  };
  return { pool, connection, drop };
};
