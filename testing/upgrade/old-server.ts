import { createHash } from 'node:crypto';
import { Client } from 'pg';
import type { Session } from '#adapters/db/pool.ts';
import { absolute, type Moments, relative } from './moments.ts';

/** What a server sent to the database at once: a statement by its name, or a text. */
interface Sent {
  readonly name?: string;
  readonly text?: string;
  readonly values: readonly unknown[];
}

/** A visit to the site as its server sent it to the database, to be replayed by another session with its own ids. */
export interface RecordedVisit {
  readonly name: string;
  /** Codes of the reservations it made. */
  readonly codes: readonly string[];
  readonly session: string;
  /** What the database has of the visit at its end: the result of `OUTCOME`. */
  readonly outcome: unknown;
  readonly sent: readonly Sent[];
}

/** The state of a session's reservations, in terms of the old schema: the same after every replay. */
const OUTCOME = `
  select json_agg(json_build_array(r.parent_id is not null, r.status, r.expired, r.total, r.version,
    (select count(*) from passenger p where p.reservation_id = r.reservation_id),
    (select count(*) from seat_claim c where c.reservation_id = r.reservation_id),
    (select json_agg(t.status order by t.folio) from ticket t where t.reservation_id = r.reservation_id),
    (select json_agg(p.state order by p.created_at) from payment p where p.reservation_id = r.reservation_id),
    (select json_agg(l.kind || ' ' || l.amount order by l.kind, l.amount) from ledger_transfer l
       where l.reservation_id = r.reservation_id),
    (select json_agg(o.topic order by o.topic) from outbox o where o.payload->>'reservation' = r.reservation_id::text)
  ) order by r.parent_id nulls first, r.total) as outcome
  from reservation r where r.session_hash = $1`;

type Query = (...asked: unknown[]) => unknown;

/** Records everything sent to the database during the work. Not concurrently. */
export async function recordVisit(
  session: Session,
  { name, sessionHash }: { readonly name: string; readonly sessionHash: Uint8Array },
  work: () => Promise<unknown>,
): Promise<RecordedVisit> {
  const sent: Sent[] = [];
  const { prototype } = Client as unknown as { readonly prototype: { query: Query } };
  const { query } = prototype;
  prototype.query = function (this: unknown, ...asked: unknown[]) {
    const [what, values] = asked as [string | { name?: string; text: string; values?: unknown[] }, unknown[]?];
    if (typeof what === 'string') sent.push({ text: what, values: Array.isArray(values) ? values : [] });
    else sent.push({ ...(what.name ? { name: what.name } : { text: what.text }), values: what.values ?? values ?? [] });
    return query.apply(this, asked);
  };
  await work().finally(() => {
    prototype.query = query;
  });
  const owner = Buffer.from(sessionHash);
  const { rows } = await session.query<{ code: string }>(
    'select code from reservation where session_hash = $1 order by 1',
    [owner],
  );
  const codes = rows.map(({ code }) => code);
  return { name, codes, session: owner.toString('hex'), outcome: await outcomeOf(session, owner), sent };
}

async function outcomeOf(session: Pick<Session, 'query'>, owner: Buffer): Promise<unknown> {
  const { rows } = await session.query<{ outcome: unknown }>(OUTCOME, [owner]);
  return rows[0]!.outcome;
}

/** One line per visit, followed by one per statement. */
export const writeVisits = (visits: readonly RecordedVisit[], written: Moments): string =>
  visits
    .flatMap(({ sent, ...visit }) => [visit, ...sent.map((one) => ({ ...one, values: one.values.map(asJson) }))])
    .map((line) => `${relative(JSON.stringify(line), written)}\n`)
    .join('');

export function readVisits(text: string, loaded: Moments): readonly RecordedVisit[] {
  const visits: (RecordedVisit & { readonly sent: Sent[] })[] = [];
  for (const line of text.trimEnd().split('\n')) {
    const read = JSON.parse(absolute(line, loaded)) as RecordedVisit | Sent;
    if ('codes' in read) visits.push({ ...read, sent: [] });
    else visits.at(-1)!.sent.push(read);
  }
  return visits;
}

function asJson(value: unknown): unknown {
  if (value instanceof Uint8Array) return { bytes: Buffer.from(value).toString('hex') };
  if (value instanceof Date) return { moment: value.toISOString() };
  if (typeof value === 'bigint') return String(value);
  return Array.isArray(value) ? value.map(asJson) : (value ?? null);
}

function fromJson(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(fromJson);
  if (typeof value !== 'object' || value === null) return value;
  const { bytes, moment } = value as { readonly bytes?: string; readonly moment?: string };
  if (bytes !== undefined) return Buffer.from(bytes, 'hex');
  return moment === undefined ? value : new Date(moment);
}

/** Rollbacks because of concurrency: the same transaction is retried, as all our servers do. */
const UNDONE_FOR_OTHERS = new Set(['40001', '40P01']);

/**
 * Replays a visit on a separate connection, as another session: with its own ids, codes and cookie, which it returns.
 * Throws on database errors, and when the outcome differs from the recorded one.
 */
export async function replay(
  session: Pick<Session, 'query'>,
  visit: RecordedVisit,
  { texts, number, ofAll }: { texts: ReadonlyMap<string, string>; number: string; ofAll: ReadonlySet<string> },
): Promise<RecordedVisit> {
  const own = JSON.parse(renamed(JSON.stringify({ ...visit, outcome: null }), visit, number, ofAll)) as RecordedVisit;
  let begun = 0;
  for (let at = 0; at < own.sent.length; at += 1) {
    const { name, text = texts.get(name!)!, values } = own.sent[at]!;
    if (text.startsWith('begin')) begun = at;
    try {
      await session.query({ ...(name === undefined ? {} : { name }), text, values: values.map(fromJson) });
    } catch (problem) {
      if (!UNDONE_FOR_OTHERS.has((problem as { code?: string }).code ?? ''))
        throw new Error(`${visit.name}, ${name ?? text}: ${(problem as Error).message}`, { cause: problem });
      await session.query('rollback');
      at = begun - 1;
    }
  }
  const outcome = await outcomeOf(session, Buffer.from(own.session, 'hex'));
  if (JSON.stringify(outcome) !== JSON.stringify(visit.outcome))
    throw new Error(`${visit.name}: ${JSON.stringify(outcome)} came of it, not ${JSON.stringify(visit.outcome)}`);
  return own;
}

const UUID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g;

/** Replaces every id that is not shared, such as a departure's, as well as codes and the session. */
function renamed(text: string, { codes, session }: RecordedVisit, number: string, ofAll: ReadonlySet<string>): string {
  const fresh = (old: string) => createHash('sha256').update(`${old}/${number}`).digest('hex');
  const ids = text.replace(UUID, (old) => {
    const hash = fresh(old);
    return ofAll.has(old)
      ? old
      : `${hash.slice(0, 8)}-${hash.slice(8, 12)}-7${hash.slice(13, 16)}-8${hash.slice(17, 20)}-${hash.slice(20, 32)}`;
  });
  return [...codes, session].reduce(
    (now, old) => now.replaceAll(old, fresh(old).toUpperCase().slice(0, old.length)),
    ids,
  );
}
