// Half of the highest rate of bookings and searches for some minutes (the argument; 20 unless given): memory, open files,
// sessions of the database and times must stay flat, and the jobs must keep up. The highest rate counts the jobs too:
// each booking leaves a letter with its tickets, and a rate at which letters pile up is none a site can keep.
import { readdir, readFile } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { openBookings } from './bookings.ts';
import { createPool } from '#adapters/db/pool.ts';
import { figure, print, quantile } from './measure.ts';
import { startBenchSite } from './site.ts';

const MINUTES = Number(process.argv[2] ?? 20);
const SECOND = 1_000;
const MINUTE = 60 * SECOND;
/** To find the highest rate. */
const RUSH_MS = 10 * SECOND;
const RUSHING = 8;
/** One booking is followed by so many searches. */
const SEARCHES = 4;
/** Parts of the soak whose figures are compared; the first is left out, because caches fill in it. */
const PARTS = 8;
/** How much more than in the second part a figure may be in the last one. */
const FLAT = { memory: 1.15, p99: 2, files: 1.25 } as const;
const MAX_WAITING_JOBS = 200;
/** Connections of clients, kept open for a minute, that a slow second may leave behind. */
const CONNECTIONS = 64;

const site = await startBenchSite();
const pool = createPool(site.database, { connections: 2, queryMs: 60_000, name: 'anden-soak' });
/** One passenger each, in so many days: seats for twenty minutes that may be kept unpaid. */
const DAYS = 88;
const bookings = await openBookings(site.url, 1, DAYS);
const failures: string[] = [];

interface Work {
  readonly kind: 'booking' | 'search';
  readonly ms: number;
}

/** One visitor: books to pay at the counter, then searches. */
async function visit(note: (work: Work) => void): Promise<void> {
  const timed = async (kind: Work['kind'], work: () => Promise<void>): Promise<void> => {
    const began = performance.now();
    try {
      await work();
      note({ kind, ms: performance.now() - began });
    } catch (problem) {
      failures.push(`${kind}: ${String(problem).slice(0, 200)}`);
    }
  };
  await timed('booking', bookings.book);
  for (let search = 0; search < SEARCHES; search += 1) await timed('search', bookings.search);
}

/** Visits a second, each client beginning the next when its last one ended, until their jobs are done too. */
async function highestRate(): Promise<number> {
  const began = performance.now();
  let visits = 0;
  await Promise.all(
    Array.from({ length: RUSHING }, async () => {
      while (performance.now() - began < RUSH_MS) {
        await visit(() => undefined);
        visits += 1;
      }
    }),
  );
  while ((await database()).waiting > 0) await pause(SECOND / 10);
  return (visits * SECOND) / (performance.now() - began);
}

interface Part {
  readonly memoryMb: number;
  readonly files: number;
  readonly sessions: number;
  readonly waitingJobs: number;
  /** Ended more than a minute ago, and not freed. */
  readonly endedHolds: number;
  readonly bookingP99: number;
  readonly searchP99: number;
  readonly visits: number;
}

const MB = 1024 * 1024;

async function statusOf(pid: number) {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  const files = await readdir(`/proc/${pid}/fd`);
  return { memoryMb: (Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) * 1024) / MB, files: files.length };
}

async function database() {
  const { rows } = await pool.query(`
    select (select count(*)::int from pg_stat_activity where application_name like 'anden%') as sessions,
      (select count(*)::int from outbox where done_at is null and available_at < now()) as waiting,
      (select count(*)::int from seat_claim where state = 'held' and hold_until < now() - interval '1 minute') as ended`);
  return rows[0] as { readonly sessions: number; readonly waiting: number; readonly ended: number };
}

/** Begins visits at a rate, whether or not earlier ones have ended, for as long as a part takes. */
async function soak(rate: number): Promise<Part> {
  const times: Record<Work['kind'], number[]> = { booking: [], search: [] };
  const visits: Promise<void>[] = [];
  const began = performance.now();
  const lasts = (MINUTES * MINUTE) / PARTS;
  for (let begun = 0; performance.now() - began < lasts; begun += 1) {
    const due = (begun * SECOND) / rate - (performance.now() - began);
    if (due > 0) await pause(due);
    visits.push(visit(({ kind, ms }) => void times[kind].push(ms)));
  }
  const [{ memoryMb, files }, { sessions, waiting, ended }] = await Promise.all([
    statusOf(site.process.pid!),
    database(),
  ]);
  await Promise.all(visits);
  return {
    memoryMb,
    files,
    sessions,
    waitingJobs: waiting,
    endedHolds: ended,
    bookingP99: quantile(times.booking, 0.99),
    searchP99: quantile(times.search, 0.99),
    visits: visits.length,
  };
}

await highestRate();
const rate = (await highestRate()) / 2;
failures.length = 0;
const parts: Part[] = [];
for (let part = 0; part < PARTS; part += 1) parts.push(await soak(rate));

const [second, last] = [parts[1]!, parts.at(-1)!];
const rows: readonly (readonly [string, keyof Part, number])[] = [
  ['memory of the server, MB', 'memoryMb', second.memoryMb * FLAT.memory],
  ['open files and sockets', 'files', second.files * FLAT.files + CONNECTIONS],
  ['sessions of the database', 'sessions', second.sessions + 8],
  ['jobs that wait', 'waitingJobs', MAX_WAITING_JOBS],
  ['ended holds that nobody freed', 'endedHolds', 0],
  ['p99 of a booking, ms', 'bookingP99', second.bookingP99 * FLAT.p99],
  ['p99 of a search, ms', 'searchP99', second.searchP99 * FLAT.p99],
];
const verdicts = rows.map(([name, key, most]) => ({ name, key, most, isMet: last[key] <= most }));
print(
  `soak: ${MINUTES} minutes at ${figure(rate)} visits a second, half of the highest rate with its jobs; ` +
    `a visit is a booking and ${SEARCHES} searches; ${failures.length} failed`,
  [
    ['', ...parts.map((_, part) => `part ${part + 1}`), 'at most', ''],
    ...verdicts.map(({ name, key, most, isMet }) => [
      name,
      ...parts.map((part) => figure(part[key])),
      figure(most),
      isMet ? 'flat' : 'GROWS',
    ]),
    ['visits', ...parts.map((part) => String(part.visits)), '', ''],
  ],
);
for (const failure of failures.slice(0, 5)) process.stdout.write(`${failure}\n`);
await pool.end();
await site.stop();
process.exitCode = failures.length > 0 || verdicts.some(({ isMet }) => !isMet) ? 1 : 0;
