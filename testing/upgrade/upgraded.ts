import { cp, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { migrate } from '#adapters/db/migrate.ts';
import { readMigrations } from '#adapters/db/migration-files.ts';
import { createPool, type Pool, type Session, withConnection } from '#adapters/db/pool.ts';
import { present } from '#testing/present.ts';
import type { TestDatabase } from '#testing/test-database.ts';
import { loadData } from './data-file.ts';
import { type RecordedVisit, readVisits, replay } from './old-server.ts';
import { nowOf } from './orders.ts';
import { LEFT_HELD } from './visits.ts';
import { DATA, LAST_MIGRATION, readStatements, VISITS } from './release.ts';

export const MIGRATIONS = new URL('../../db/migrations', import.meta.url).pathname;

/** A traveller reads before the next visit. Without that, four of them alone fill a machine, and no table is ever free. */
const READS_MS = 20;

const momentsOf = () => ({ now: nowOf(), noon: present().now });

/** Turns it into the database of the previous release, as that release left it a moment ago. */
export async function downgrade({ pool, connection }: TestDatabase): Promise<void> {
  await pool.query('drop schema public cascade; create schema public');
  await migrate(connection, MIGRATIONS, { through: LAST_MIGRATION });
  const text = await readFile(DATA, 'utf8');
  await withConnection(pool, (session) => loadData(session, text, momentsOf()));
}

/** The codes of orders and of their follow-up sales, by their session; in terms of the old schema. */
export async function codesIn({ pool }: TestDatabase): Promise<ReadonlyMap<string, OldOrder>> {
  const { rows } = await pool.query<{ session: string } & OldOrder>(
    `select encode(r.session_hash, 'hex') as session, r.code, f.code as later
     from reservation r left join reservation f on f.parent_id = r.reservation_id where r.parent_id is null`,
  );
  return new Map(rows.map(({ session, ...order }) => [session, order]));
}

export interface OldOrder {
  readonly code: string;
  /** A change or an addition. */
  readonly later: string | null;
}

/** The release's migrations, and one more. */
export async function migrationsWith(sql: string): Promise<string> {
  const directory = await mkdtemp(join(tmpdir(), 'migrations-'));
  await cp(MIGRATIONS, directory, { recursive: true });
  const number = String((await readMigrations(directory)).length + 1).padStart(4, '0');
  await writeFile(join(directory, `${number}-planted.sql`), sql);
  return directory;
}

/** What the old server did, and what it encountered. */
export interface Beside {
  /** Visits that ended before the migrations began, ran during them, and began after they had ended. */
  before: number;
  across: number;
  after: number;
  readonly failures: unknown[];
}

/** The old server of that database: connections that have prepared its statements. */
export async function openOldServer({ connection }: TestDatabase) {
  const pool = createPool(connection, { genericPlans: true });
  const texts = await readStatements();
  const visits = readVisits(await readFile(VISITS, 'utf8'), momentsOf());
  const ofAll = await departuresOf(pool);
  let replays = 0;
  const again = (session: Session, visit: RecordedVisit): Promise<RecordedVisit> => {
    replays += 1;
    return replay(session, visit, { texts, number: String(replays), ofAll });
  };
  return {
    texts,
    visits,
    /** A traveller it serves after the upgrade, up to holding seats. */
    leavesHeld: async () => {
      const visit = visits.find(({ name }) => name === LEFT_HELD)!;
      const { codes, session } = await withConnection(pool, (connection) => again(connection, visit));
      return { code: codes[0]!, caller: { sessionHash: Buffer.from(session, 'hex'), address: '192.0.2.9' } };
    },
    /** Replays everything recorded, repeatedly on a connection each, while the migrations of a directory run. */
    duringMigrations: async (directory: string): Promise<Beside> => {
      const beside: Beside = { before: 0, across: 0, after: 0, failures: [] };
      let phase: 'before' | 'during' | 'after' = 'before';
      const serve = (visit: RecordedVisit) =>
        withConnection(pool, async (session) => {
          for (let done = 0; done < 2; ) {
            const begun = phase;
            await again(session, visit);
            beside[begun === phase && phase !== 'during' ? phase : 'across'] += 1;
            if (begun === 'after') done += 1;
            await pause(READS_MS);
          }
        });
      const endless = visits.filter(({ name }) => name !== LEFT_HELD);
      const serving = endless.map((visit) =>
        serve(visit).catch((problem: unknown) => void beside.failures.push(problem)),
      );
      while (beside.before < endless.length * 2 && beside.failures.length === 0) await pause(5);
      phase = 'during';
      await migrate(connection, directory);
      phase = 'after';
      await Promise.all(serving);
      return beside;
    },
    close: () => pool.end(),
  };
}

export type OldServer = Awaited<ReturnType<typeof openOldServer>>;

/** Shared ids: a replayed visit travels by the same bus. */
async function departuresOf(pool: Pool): Promise<ReadonlySet<string>> {
  const { rows } = await pool.query<{ id: string }>('select departure_id as id from departure');
  return new Set(rows.map(({ id }) => id));
}
