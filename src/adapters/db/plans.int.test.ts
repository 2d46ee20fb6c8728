import { afterAll, beforeAll, expect, test } from 'vitest';
import { fillTables } from '#testing/db/fill-tables.ts';
import { createTestDatabase, type TestDatabase } from '#testing/test-database.ts';
import { type Session, withConnection } from './pool.ts';
import { programTexts } from '#testing/db/program-texts.ts';

const adapters = import.meta.glob(['./**/*.ts', '!./**/*.test.ts', '!./**/testing/**']);

const ROWS = 2_000;

/** Tables that grow with the carrier and with its editors, not with what is sold. */
const OF_THE_CARRIER: ReadonlySet<string> = new Set([
  'agency',
  'alert',
  'alert_version',
  'bus_layout',
  'content_publication',
  'content_revision',
  'content_version',
  'fare',
  'oauth_client',
  'operator',
  'operator_session',
  'promo_code',
  'route',
  'sep_window',
  'service_class',
  'stop',
  'tier_year',
  'timetable_version',
  'travel_agency',
  'trip',
  'trip_call',
]);

/** Statements that may, and why. */
const LEFT_OUT: Readonly<Record<string, string>> = {
  'boarding-reminders-enqueue: departure_call':
    'leads from the choices of two days, which are few where these rows are many',
  'boarding-reminders-enqueue: ticket': 'as above',
  'case-list: traveller_case': 'only those that are open, by a partial index',
  'choices-forget-old: notice_choice': 'choices of two days, once an hour',
  'counter-act-log: audit_log': 'the newest, by an index that is left after the limit',
  'global-insert: invoice': 'once a month',
  'invoicing-share-payments: orders': 'parts of a basket, which the planner takes for a thousand',
  'money-balances-at: account_balance': 'a report of every account',
  'money-unpaid-within: payment': 'a report of a day',
  'open-tickets-ending: ticket': 'once a day',
  'own-account-forget-requests: account_request': 'requests of a day, once in the life of an account',
  'points-expiring: traveller': 'once a day',
  'tier-year-lock: traveller': 'once a year',
  'timetable-agency-zone: departure': 'the last one, by an index that is left after it',
  'timetable-trips: departure': 'the next trip each time, by an index that is left after it',
  'timetable-words: departure_event': 'reports of runs, once for each version of the timetable',
};

let database: TestDatabase;
/** Tables by their indexes, without partial indexes of few rows. */
let indexed: ReadonlyMap<string, string>;

interface Node {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly 'Index Name'?: string;
  readonly 'Index Cond'?: string;
  readonly Plans?: readonly Node[];
}

beforeAll(async () => {
  database = await createTestDatabase({ pipelined: false });
  await Promise.all(Object.values(adapters).map((load) => load()));
  indexed = await withConnection(database.pool, async (session) => {
    await fillTables(session, ROWS);
    const { rows } = await session.query<{ readonly index: string; readonly table: string }>(
      `select indexrelid::regclass::text as index, indrelid::regclass::text as table
       from pg_index i join pg_class c on c.oid = i.indexrelid where indpred is null or c.reltuples > $1`,
      [ROWS / 2],
    );
    return new Map(rows.map(({ index, table }) => [index, table]));
  });
});
afterAll(() => database.drop());

const nodesOf = (node: Node): readonly Node[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)];

/** The tables that a statement reads whole because no index leads to what it wants. */
async function scannedBy(session: Session, text: string): Promise<readonly string[]> {
  // Otherwise small tables would be read whole because that is faster.
  await session.query('set enable_seqscan = off');
  const { rows } = await session.query(`explain (generic_plan, format json) ${text}`);
  const { Plan } = (rows[0] as { 'QUERY PLAN': readonly [{ readonly Plan: Node }] })['QUERY PLAN'][0];
  const tables = nodesOf(Plan).map((node) => {
    if (node['Node Type'] === 'Seq Scan') return node['Relation Name'];
    return node['Node Type'].includes('Index') && !node['Index Cond'] ? indexed.get(node['Index Name']!) : undefined;
  });
  return [...new Set(tables.filter((table) => table !== undefined))];
}

test('no statement reads a table whole that grows with what is sold', async () => {
  const found = await withConnection(database.pool, async (session) => {
    const all: string[] = [];
    for (const [name, text] of programTexts())
      for (const table of await scannedBy(session, text)) if (!OF_THE_CARRIER.has(table)) all.push(`${name}: ${table}`);
    return all;
  });
  expect(found.toSorted()).toEqual(Object.keys(LEFT_OUT).toSorted());
});

test.each([
  ['without an index', 'select from passenger where first_name = $1'],
  ['by an expression that no index has', 'select from orders where order_id::text = $1'],
  ['by a moment that changes within the statement', 'select from captcha_use where used_at < clock_timestamp()'],
])('a table that is read whole is found: %s', async (_, text) => {
  expect(await withConnection(database.pool, (session) => scannedBy(session, text))).toHaveLength(1);
});
