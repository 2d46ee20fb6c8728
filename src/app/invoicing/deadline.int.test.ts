import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { invoicingEnds, monthOf, parseMonth, spanOf } from '#domain/invoicing/invoicing-deadline.ts';
import { refusalToInvoice } from '#domain/invoicing/may-invoice.ts';
import { before, instant } from '#kernel/instant.ts';
import { centavos, ZERO } from '#kernel/money.ts';
import { CARRIER_ZONE } from '#main/carrier-zone.ts';
import { createTestDatabase, type TestDatabase } from '#testing/test-database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const terms = { zone: CARRIER_ZONE, graceDays: 0 };

/** PostgreSQL has its own time-zone database. */
const inDatabase = async (instants: readonly number[], graceDays: number) =>
  (
    await database.pool.query(
      `select to_char(at at time zone $2, 'YYYY-MM') as month,
         (date_trunc('month', at at time zone $2) + interval '1 month' + $3 * interval '1 day') at time zone $2 as ends
       from unnest($1::float8[]) with ordinality as given (ms, n), to_timestamp(ms / 1000) at order by n`,
      [instants, CARRIER_ZONE, graceDays],
    )
  ).rows as readonly { month: string; ends: number }[];

/** Mostly within a second of the end of a month, also in years with daylight saving time. */
const moments = fc.oneof(
  fc.integer({ min: Date.UTC(1997, 0), max: Date.UTC(2060, 0) }),
  fc
    .record({
      year: fc.integer({ min: 1997, max: 2060 }),
      month: fc.integer({ min: 1, max: 12 }),
      off: fc.integer({ min: -2, max: 2 }),
    })
    .map(
      ({ year, month, off }) => spanOf(parseMonth(`${year}-${String(month).padStart(2, '0')}`)!, CARRIER_ZONE).to + off,
    ),
);

test('the month of a payment and the end of its time are the same for the program and for the database', async () => {
  const sampled = fc.sample(moments, 2_000);
  for (const graceDays of [0, 3]) {
    const found = await inDatabase(sampled, graceDays);
    sampled.forEach((at, index) => {
      const paidAt = instant(at);
      expect([at, found[index]!.month]).toEqual([at, monthOf(paidAt, CARRIER_ZONE)]);
      expect([at, found[index]!.ends]).toEqual([at, invoicingEnds(paidAt, { ...terms, graceDays })]);
    });
  }
});

test('the last millisecond of the month is in time, the next is not', () => {
  const paidAt = instant(Date.UTC(2026, 10, 3, 18));
  const ends = spanOf(parseMonth('2026-11')!, CARRIER_ZONE).to;
  expect(new Date(ends).toISOString()).toBe('2026-12-01T06:00:00.000Z');
  const paid = { method: 'credit', amount: centavos(100), undone: ZERO, paidAt, invoice: undefined } as const;
  expect(refusalToInvoice(paid, before(ends, 1), terms)).toBeUndefined();
  expect(refusalToInvoice(paid, ends, terms)).toBe('limit_invoicing_date');
});
