import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { assertInvariants } from '#adapters/db/invariants/assert-invariants.ts';
import { type Session, withConnection } from '#adapters/db/pool.ts';
import { readReservation } from '#app/booking/read-reservation.ts';
import { describeText } from '#testing/db/answered-columns.ts';
import { openLetterbox } from '#testing/letterbox.ts';
import { good, type Visit } from '#testing/paying-sale.ts';
import { openStampingFixture, type StampingFixture } from '#testing/stamping-fixture.ts';
import { createTestDatabase, type TestDatabase } from '#testing/test-database.ts';
import { ORDERS } from './old-orders.ts';
import { nextSteps, type NextSteps } from './next-steps.ts';
import { callerOf } from './orders.ts';
import {
  type Beside,
  downgrade,
  migrationsWith,
  MIGRATIONS,
  type OldOrder,
  type OldServer,
  codesIn,
  openOldServer,
} from './upgraded.ts';

/** A migration gives way to a server that sells and is retried: with several of them that may take a minute. */
const MAX_MIGRATIONS_MS = 300_000;

let database: TestDatabase;
let server: OldServer;
let described: readonly unknown[];
let beside: Beside;
let codes: ReadonlyMap<string, OldOrder>;

beforeAll(async () => {
  database = await createTestDatabase();
  await downgrade(database);
  codes = await codesIn(database);
  server = await openOldServer(database);
  described = await describeAll();
  beside = await server.duringMigrations(MIGRATIONS);
}, MAX_MIGRATIONS_MS);
afterAll(async () => {
  await server.close();
  await database.drop();
});

const describeAll = () =>
  withConnection(database.pool, async (session) => {
    const all: unknown[] = [];
    for (const [name, text] of server.texts)
      all.push([name, await columnsOf(session, text).catch((problem: Error) => problem.message)]);
    return all;
  });

const columnsOf = async (session: Session, text: string) =>
  (await describeText(session, text)).map(({ name, dataTypeID }) => `${name} ${dataTypeID}`);

describe('the server of the release before', () => {
  test('goes on selling while the database is migrated, and after it', () => {
    expect(beside.failures).toEqual([]);
    expect(beside.before).toBeGreaterThan(0);
    expect(beside.across).toBeGreaterThan(0);
    expect(beside.after).toBeGreaterThan(0);
  });

  test('has every statement of its own answered with the same columns', async () => {
    expect(described.length).toBeGreaterThan(100);
    expect(await describeAll()).toEqual(described);
  });
});

test('every invariant holds after the migrations', () => assertInvariants(database.pool));

test('each order has an item, also what the old server began beside', async () => {
  const { rows } = await database.pool.query(
    `select kind, count(*)::int from orders left join order_item using (order_id) group by kind order by kind`,
  );
  expect(rows.map(({ kind }) => kind)).toEqual(['luggage', 'trip', 'trip-change']);
});

describe('with the code of this release', () => {
  let fixture: StampingFixture;
  let next: NextSteps;
  beforeAll(async () => {
    fixture = await openStampingFixture(database.pool);
    next = nextSteps(fixture, database.pool);
  });
  afterAll(() => fixture.close());

  async function found(name: string, which: keyof OldOrder): Promise<Visit | undefined> {
    const caller = callerOf(name);
    const code = codes.get(Buffer.from(caller.sessionHash).toString('hex'))?.[which];
    return code
      ? { caller, code, reservation: good(await readReservation(fixture.sale)({ code }, caller)) }
      : undefined;
  }

  test('what waits to be written to travellers is sent', async () => {
    const box = await openLetterbox(database.pool, fixture.sale);
    const { code, reservation } = (await found('mail-waiting', 'code'))!;
    // How much the old server sold during the migrations depends on the machine, and the mailbox keeps the last mails
    // only.
    await database.pool.query(
      `update outbox set done_at = clock_timestamp() where done_at is null and payload ->> 'reservation' <> $1`,
      [reservation.id],
    );
    await box.drain();
    const mails = await box.mails();
    expect(mails.filter(({ to, text }) => to[0] === 'ana@example.com' && text.includes(code))).toHaveLength(1);
    expect(box.problems).toEqual([]);
    await box.stop();
  });

  test.each(ORDERS)('%s goes on', async (name, step, expected) => {
    const visit = (await found(name, 'code'))!;
    const answer = await step(next, visit, (await found(name, 'later'))!);
    const { status, expired, paying, changed, reseated, ...now } = await fixture.now(visit);
    const [tickets, extras] = [now.tickets.length, now.additions.map(({ offer, quantity }) => `${quantity} ${offer}`)];
    expect({ status, expired, paying, changed, reseated, tickets, extras, answer }).toMatchObject(expected);
  });

  test('every order is among them', () => {
    const sessions = new Set(ORDERS.map(([name]) => Buffer.from(callerOf(name).sessionHash).toString('hex')));
    const visits = new Set(server.visits.map(({ session }) => session));
    expect([...codes].filter(([session]) => !sessions.has(session) && !visits.has(session))).toEqual([]);
  });

  test('what the release before holds beside it is paid', async () => {
    const { code, caller } = await server.leavesHeld();
    const reservation = good(await readReservation(fixture.sale)({ code }, caller));
    expect((await next.pays({ code, caller, reservation })).reservation).toMatchObject({ status: 'approved' });
  });

  test('every invariant holds in the end', () => assertInvariants(database.pool));
});

// The last one: it leaves a database that no release knows.
test(
  'the server of the release before is refused where a migration takes away what it writes',
  async () => {
    const { failures } = await server.duringMigrations(
      await migrationsWith('alter table passenger rename column tier to level'),
    );
    expect(failures.map(String)).toContainEqual(expect.stringContaining('column "tier"'));
  },
  MAX_MIGRATIONS_MS,
);
