import { access, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import type { DatabaseTarget } from '#adapters/db/connection.ts';
import { startEmbeddedPostgres } from '#adapters/db/embedded/start-embedded-postgres.ts';
import { migrate } from '#adapters/db/migrate.ts';
import { administer } from './administer.ts';
import { inDatabase } from './in-database.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The server of this test run. */
    testServer: DatabaseTarget;
    /** A migrated database without connections, to be copied. */
    testTemplate: string;
  }
}

const MIGRATIONS = new URL('../db/migrations', import.meta.url).pathname;

type TestServer = { readonly target: DatabaseTarget; readonly stop: () => Promise<void> };

/** One server for the test run, or the one named by ANDEN_TEST_DATABASE_URL, with a migrated template in it. */
export const setup = async (project: TestProject): Promise<() => Promise<void>> => {
  const server = await testServer();
  const template = `anden_template_${process.pid}`;
  await administer(server.target, `create database ${template}`);
  if (await exists(MIGRATIONS)) await migrate(inDatabase(server.target, template), MIGRATIONS);
  project.provide('testServer', server.target);
  project.provide('testTemplate', template);
  return async () => {
    await administer(server.target, `drop database ${template} with (force)`);
    await server.stop();
  };
};

const testServer = async (): Promise<TestServer> => {
  const url = process.env.ANDEN_TEST_DATABASE_URL;
  if (url) return { target: url, stop: async () => undefined };
  const dataDir = await mkdtemp(join(tmpdir(), 'anden-test-'));
  const server = await startEmbeddedPostgres({ dataDir, log: () => undefined });
  // The data is disposable: commits need not survive a power cut. All other guarantees are kept.
  await administer(server.connection, 'alter role current_user set synchronous_commit = off');
  const stop = async () => {
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
  return { target: server.connection, stop };
};

const exists = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  );
