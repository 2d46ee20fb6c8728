import type { DatabaseTarget } from '#adapters/db/connection.ts';
import { startEmbeddedPostgres } from '#adapters/db/embedded/start-embedded-postgres.ts';
import { migrate } from '#adapters/db/migrate.ts';

export const MIGRATIONS = new URL('../../db/migrations', import.meta.url).pathname;

export interface OpenDatabase {
  readonly target: DatabaseTarget;
  /** Stops the embedded server, unless it belongs to another process. */
  readonly close: () => Promise<void>;
}

interface Place {
  readonly DATABASE_URL?: string | undefined;
  readonly ANDEN_DATA_DIR: string;
}

type Log = (message: string) => void;

/**
 * The configured database, or else the embedded one, with migrations applied. With `onLost`, an embedded server that
 * dies is restarted; `onLost` is called if that fails.
 */
export async function openDatabase(place: Place, log: Log, onLost?: (problem: unknown) => void): Promise<OpenDatabase> {
  const { target, close } = await reachDatabase(place, { log, ...(onLost && { onLost }) });
  try {
    for (const name of await migrate(target, MIGRATIONS)) log(`applied ${name}`);
    return { target, close };
  } catch (error) {
    await close();
    throw error;
  }
}

interface Attendance {
  readonly log: Log;
  readonly onLost?: (problem: unknown) => void;
}

/** The same database without applying migrations. */
export async function reachDatabase(
  { DATABASE_URL, ANDEN_DATA_DIR }: Place,
  attendance: Attendance,
): Promise<OpenDatabase> {
  if (DATABASE_URL) return { target: DATABASE_URL, close: async () => undefined };
  const server = await startEmbeddedPostgres({ dataDir: ANDEN_DATA_DIR, ...attendance });
  return { target: server.connection, close: server.stop };
}
