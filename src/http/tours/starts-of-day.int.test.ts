import { afterAll, beforeAll, expect, test } from 'vitest';
import { operatorCommand } from '#main/cli/operator-commands.ts';
import { operatorDeps } from '#main/rooms/operators.ts';
import { openSite } from '#testing/http/open-site.ts';
import { wireSite } from '#testing/http/wired-site.ts';
import { good } from '#testing/paying-sale.ts';
import { openPaymentFixture } from '#testing/payment-fixture.ts';
import { createTestDatabase, type TestDatabase } from '#testing/test-database.ts';
import { pathOf } from '#wire/paths.ts';
import { getTourStarts } from '#wire/tours-staff.ts';

let database: TestDatabase;
let site: Awaited<ReturnType<typeof openSite>>;
let key: string;
beforeAll(async () => {
  database = await createTestDatabase();
  const payments = await openPaymentFixture(database.pool);
  site = await openSite(payments.sale, { handlers: wireSite(database.pool, payments).handlers });
  const command = { name: 'add', operator: 'Rosa Gil', role: 'counter' } as const;
  const [line] = good(await operatorCommand({ ...operatorDeps(database.pool), actor: 'eva' }, command));
  key = line!.replace('key ', '');
});
afterAll(async () => {
  await site.close();
  await database.drop();
});

const startsOf = async (date: string): Promise<readonly string[]> => {
  const response = await fetch(`${site.origin}${pathOf(getTourStarts, {})}?${new URLSearchParams({ date })}`, {
    headers: { 'x-operator-key': key },
  });
  const { content } = await response.json();
  return content.data.starts.map(({ slot }: { readonly slot: string }) => slot);
};

// The last days on which the carrier's clocks changed.
test.each([
  ['of 23 hours', '2022-04-03', '2022-04-03T23:30-05:00', '2022-04-04T00:30-05:00'],
  ['of 24 hours', '2026-11-27', '2026-11-27T23:30-06:00', '2026-11-28T00:30-06:00'],
  ['of 25 hours', '2022-10-30', '2022-10-30T23:30-06:00', '2022-10-31T00:30-06:00'],
])('the starts of a day %s end with it', async (_, date, last, next) => {
  await database.pool.query(
    `insert into tour_slot (slot, product, starts_at, capacity) select at, 'tour', at::timestamptz, 6 from unnest($1::text[]) at`,
    [[last, next]],
  );
  expect(await startsOf(date)).toEqual([last]);
});
