import type { DatabaseTarget } from '#adapters/db/connection.ts';
import { startEmbeddedPostgres } from '#adapters/db/embedded/start-embedded-postgres.ts';
import { migrate } from '#adapters/db/migrate.ts';

const MIGRATIONS = new URL('../../db/migrations', import.meta.url).pathname;

export interface OpenDatabase {
  readonly target: DatabaseTarget;
  /** Stops the embedded server, unless another process answers for it. */
  readonly close: () => Promise<void>;
}

interface Place {
  readonly DATABASE_URL?: string | undefined;
  readonly ANDEN_DATA_DIR: string;
}

/** The carrier's database where one is named, else the embedded one, with the schema brought up to date. */
export async function openDatabase(place: Place, log: (message: string) => void): Promise<OpenDatabase> {
  const { target, close } = await reach(place, log);
  try {
    for (const name of await migrate(target, MIGRATIONS)) log(`applied ${name}`);
    return { target, close };
  } catch (error) {
    await close();
    throw error;
  }
}

async function reach({ DATABASE_URL, ANDEN_DATA_DIR }: Place, log: (message: string) => void): Promise<OpenDatabase> {
  if (DATABASE_URL) return { target: DATABASE_URL, close: async () => undefined };
  const server = await startEmbeddedPostgres({ dataDir: ANDEN_DATA_DIR, log });
  return { target: server.connection, close: server.stop };
}
