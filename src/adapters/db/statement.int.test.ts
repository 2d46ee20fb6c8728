import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#testing/test-database.ts';
import { type Session, withConnection } from './pool.ts';
import { programTexts } from '#testing/db/program-texts.ts';
import { type AnsweredColumn, describeText, kindsOfColumn, readTypeNames } from '#testing/db/answered-columns.ts';
import { type DeclaredStatement, declaredStatements } from '#testing/db/declared-rows.ts';
import { readNullable } from '#testing/db/nullable-columns.ts';

const adapters = import.meta.glob(['./**/*.ts', '!./**/*.test.ts', '!./**/testing/**']);

/** Deliberately wrong declarations. */
const PLANTED = `
  import { statement } from './statement.ts';
  interface Base { readonly seats: string | null; readonly service_date: string; readonly legs: number }
  export const PLANTED = statement<Omit<Base, 'legs'> & {
    readonly timezone: string; readonly absent?: string; readonly note: undefined; readonly plan: Date
  }>('planted', '');
  export const NEVER_NULL = statement<{
    readonly fault: string; readonly pay_by: number | null; readonly hold_until: number;
    readonly origin_id: string; readonly destination_id: string; readonly is_due: boolean
  }>('planted-never-null', '');`;
const PLANTED_TEXT = `select seats, service_date, zone, null::int as note, '{}'::jsonb as plan from departure`;
const NEVER_NULL_TEXT = `select fault, pay_by, r.hold_until, r.origin_id, o.destination_id, pay_by < now() as is_due
  from payment p join reservation r using (reservation_id) join orders o on o.order_id = p.reservation_id`;

/** The view excludes orders without a trip, and `orders_trip_check` requires all of these or none. */
const OF_A_TRIP = ['origin_id', 'destination_id', 'round', 'departure_open', 'return_open'];

/** Nullable columns that are never null in these statements. */
const LEFT_OUT: Readonly<Record<string, string>> = {
  'additions-open: adding': 'not null by its condition',
  'boarding-counts: departure_id': 'compared with the departures asked for',
  'counter-act-kept: request_hash': 'written with every key',
  'counter-act-kept: outcome': 'written with every key',
  'inventory-count-quotas: quota': 'compared with the quotas asked for',
  'invoice-lock-to-resend: reservation_id': 'a global invoice is of no order, and is sent to nobody',
  'invoice-wishes-waiting: payment_id': 'not null by its condition',
  'points-expiring: expires_at': 'compared with the time',
  'points-to-expire: expires_at': 'not null by its condition',
  'reminders-waiting-vouchers: pay_by': 'compared with the time',
  'slot-claim-hold: held_until': 'written by it, and never as null',
  'timetable-headsigns: headsign': 'not null by its condition',
  'timetable-trip-shapes: shape_id': 'not null by its condition',
  'timetable-stations: parent_stop_id': 'not null by its condition',
};

let database: TestDatabase;
let declared: readonly DeclaredStatement[];
let typeNames: ReadonlyMap<number, string>;
let isNullable: Awaited<ReturnType<typeof readNullable>>;

beforeAll(async () => {
  database = await createTestDatabase({ pipelined: false });
  typeNames = await withConnection(database.pool, readTypeNames);
  isNullable = await withConnection(database.pool, (session) => readNullable(session, { reservation: OF_A_TRIP }));
  declared = declaredStatements(PLANTED);
  await Promise.all(Object.values(adapters).map((load) => load()));
});
afterAll(() => database.drop());

const own = (): readonly DeclaredStatement[] => declared.filter(({ name }) => !name.startsWith('planted'));

test('every statement in the sources is one that the program has, and the other way round', () => {
  expect(
    own()
      .map(({ name }) => name)
      .toSorted(),
  ).toEqual([...programTexts().keys()].toSorted());
  expect(programTexts().size).toBeGreaterThan(100);
});

describe('the row type of a statement', () => {
  test('is what the server answers', async () => {
    const found = await withConnection(database.pool, async (session) => {
      const all: string[] = [];
      for (const statement of own()) {
        const mismatches = await mismatchesOf(session, statement, programTexts().get(statement.name)!);
        all.push(...mismatches.map((mismatch) => `${statement.file}, ${statement.name}: ${mismatch}`));
      }
      return all;
    });
    expect(found).toEqual([]);
  });

  test('is found where it is wrong', async () => {
    const planted = declared.find(({ name }) => name === 'planted')!;
    expect(await withConnection(database.pool, (session) => mismatchesOf(session, planted, PLANTED_TEXT))).toEqual([
      'timezone is not answered',
      'seats is number, declared string',
      'zone is not declared',
      'note is number, declared undefined',
      'plan is object, declared date',
    ]);
  });

  test('says null of what may be null where it is stored, unless that is left out', async () => {
    const found = await withConnection(database.pool, async (session) => {
      const all: string[] = [];
      for (const statement of own())
        all.push(...(await missingNulls(session, statement, programTexts().get(statement.name)!)));
      return all;
    });
    expect(found.toSorted()).toEqual(Object.keys(LEFT_OUT).toSorted());
  });

  test('is found where it forgets a null, through a view as well', async () => {
    const planted = declared.find(({ name }) => name === 'planted-never-null')!;
    const found = await withConnection(database.pool, (session) => missingNulls(session, planted, NEVER_NULL_TEXT));
    expect(found).toEqual(['fault', 'hold_until', 'destination_id'].map((name) => `planted-never-null: ${name}`));
  });

  test.each([
    ['any', `statement<any>('planted', '')`],
    ['a symbol', `statement<{ readonly sign: symbol }>('planted', '')`],
    ['of a name made up elsewhere', `statement<{ readonly seats: number }>(made, '')`],
  ])('is not passed over: %s', (_, call) => {
    const source = `import { statement } from './statement.ts'; declare const made: string; export const PLANTED = ${call};`;
    expect(() => declaredStatements(source)).toThrow(TypeError);
  });
});

/** The mismatches of a row type, as text. */
async function mismatchesOf(session: Session, { row }: DeclaredStatement, text: string): Promise<readonly string[]> {
  const columns = await describeText(session, text);
  if (!row) return [];
  const answered = new Set(columns.map(({ name }) => name));
  const missing = [...row].filter(([name, { optional }]) => !optional && !answered.has(name));
  return [...missing.map(([name]) => `${name} is not answered`), ...columns.flatMap((column) => wrong(column, row))];
}

/**
 * Columns declared as not null that may be null. Nulls from outer joins go undetected: the result does not describe
 * them.
 */
async function missingNulls(session: Session, { name, row }: DeclaredStatement, text: string) {
  const forgotten = (await describeText(session, text)).filter(
    (column) => row?.get(column.name)?.mayBeNull === false && isNullable(column),
  );
  return forgotten.map((column) => `${name}: ${column.name}`);
}

function wrong(column: AnsweredColumn, row: NonNullable<DeclaredStatement['row']>): readonly string[] {
  const property = row.get(column.name);
  if (!property) return [`${column.name} is not declared`];
  const kinds = kindsOfColumn(column, typeNames);
  if (property.kinds.every((kind) => fits(kind, kinds))) return [];
  return [`${column.name} is ${kinds.join(' or ')}, declared ${property.kinds.join(' or ')}`];
}

const NO_JSON: ReadonlySet<string> = new Set(['bigint', 'bytes', 'date', 'undefined']);

/** The inside of a JSON document is not checked. */
const fits = (kind: string, kinds: readonly string[]): boolean =>
  kinds.includes(kind) || (kinds.includes('object') && !NO_JSON.has(kind));
