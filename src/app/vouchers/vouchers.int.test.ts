import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { transactions } from '#adapters/db/session-of.ts';
import { vouchers as vouchersIn, voucherStore } from '#adapters/db/vouchers/vouchers.ts';
import type { ScannedVoucher } from '#app/vouchers/ports.ts';
import { redeemVouchers, type VoucherScans } from '#app/vouchers/redeem-vouchers.ts';
import type { Operator } from '#domain/operators/operator.ts';
import { id } from '#kernel/ids.ts';
import { after, before, HOUR, instant, MINUTE } from '#kernel/instant.ts';
import { orderCoffee } from '#testing/coffee.ts';
import { stranger } from '#testing/paying-sale.ts';
import { createTestDatabase, type TestDatabase } from '#testing/test-database.ts';
import { openProgramme } from '#testing/travellers.ts';
import { issueTestVoucher, TEST_VOUCHER_CODES as codes, voucherFacts } from '#testing/vouchers.ts';

const NOW = instant(Date.UTC(2026, 10, 28, 15, 0));
const ROSA: Operator = { id: id(randomUUID()), name: 'Rosa Gil', role: 'boarding' };

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase({ connections: 10 });
});
afterAll(() => database.drop());

/** A voucher of an order of its own, as stored. */
async function voucher(change: Parameters<typeof issueTestVoucher>[3] = {}): Promise<ScannedVoucher> {
  const { id: order } = await orderCoffee(database.pool, stranger());
  const folio = await issueTestVoucher(database.pool, order, NOW, change);
  const found = await vouchersIn(database.pool).between(before(NOW, 24 * HOUR), after(NOW, 24 * HOUR));
  return found.find((one) => one.folio === folio)!;
}

const scanned = (text: string, change: Partial<VoucherScans> & { readonly key?: string } = {}) =>
  redeemVouchers({ vouchers: vouchersIn(database.pool), voucherCodes: codes })(
    {
      device: 'device-1',
      place: 'Muelle',
      sentAt: NOW,
      scans: [{ id: id(change.key ?? randomUUID()), at: NOW, text, shown: undefined }],
      ...change,
    },
    ROSA,
    NOW,
  );
const verdict = async (...asked: Parameters<typeof scanned>) => (await scanned(...asked))[0]!.verdict;

test('issued twice for the same item, it is one voucher', async () => {
  const { id: order } = await orderCoffee(database.pool, stranger());
  const first = await issueTestVoucher(database.pool, order, NOW);
  expect(await issueTestVoucher(database.pool, order, NOW)).toBe(first);
  const other = await issueTestVoucher(database.pool, order, NOW, { item: 'two' });
  const found = await vouchersIn(database.pool).ofOrder(order);
  expect(found.map(({ folio }) => folio).toSorted()).toEqual([first, other].toSorted());
  expect(found[0]).toMatchObject({ ...voucherFacts(NOW), order, isCancelled: false, redeemedAt: undefined });
});

test('it is redeemed once, by its code or its folio, and a repeated scan is answered alike', async () => {
  const one = await voucher();
  const key = randomUUID();
  expect(await verdict(codes.sign(one), { key })).toBe('redeems');
  expect(await verdict(codes.sign(one), { key })).toBe('redeems');
  expect(await verdict(one.folio, { device: 'device-2' })).toBe('already_redeemed');
  const [result] = await scanned(one.folio, { device: 'device-2' });
  expect(result!.voucher).toMatchObject({ redeemed: { place: 'Muelle', device: 'device-1', at: NOW } });
  expect(await vouchersIn(database.pool).ofOrder(one.order)).toMatchObject([{ redeemedAt: NOW }]);
});

test('read at eight doors at once, it is good at one', async () => {
  const one = await voucher();
  const code = codes.sign(one);
  const verdicts = await Promise.all(
    Array.from({ length: 8 }, (_, door) => verdict(code, { device: `device-${door}` })),
  );
  expect(verdicts.filter((each) => each === 'redeems')).toHaveLength(1);
  expect(verdicts.filter((each) => each === 'already_redeemed')).toHaveLength(7);
});

test('a scan made without a signal counts at its own time, by the clock of the device put right', async () => {
  const ends = { validUntil: before(NOW, 10 * MINUTE), validFrom: before(NOW, HOUR) };
  const fast = 5 * MINUTE;
  const made = (ago: number) => ({
    sentAt: after(NOW, fast),
    scans: [{ id: id<'voucher-scan'>(randomUUID()), at: after(NOW, fast - ago), shown: 'redeems' as const }],
  });
  const [one, late] = [await voucher(ends), await voucher(ends)];
  const withText = (text: string, { sentAt, scans }: ReturnType<typeof made>) => ({
    sentAt,
    scans: scans.map((scan) => ({ ...scan, text })),
  });
  expect(await verdict('', withText(one.folio, made(11 * MINUTE)))).toBe('redeems');
  expect(await verdict('', withText(late.folio, made(10 * MINUTE)))).toBe('expired');
});

test('cancelled, unknown and altered ones are refused', async () => {
  const one = await voucher();
  await transactions(database.pool)((tx) => voucherStore.cancel(tx, one.order, one.item));
  expect(await verdict(codes.sign(one))).toBe('cancelled');
  expect(await verdict('VZZZZZZZZZ')).toBe('forged');
  expect(await verdict(codes.sign({ ...one, folio: id('VZZZZZZZZY') }))).toBe('forged');
  expect(await verdict(`${codes.sign(one).slice(0, -2)}00`)).toBe('forged');
});

test('those of an account are listed on every device until they end, with the code of their order', async () => {
  const programme = openProgramme(database.pool);
  const ana = await programme.account();
  const bought = async (change: Parameters<typeof issueTestVoucher>[3] = {}) => {
    const order = await orderCoffee(database.pool, stranger());
    const folio = await issueTestVoucher(database.pool, order.id, NOW, change);
    await database.pool.query('insert into traveller_order (order_id, traveller_id) values ($1, $2)', [
      order.id,
      ana.id,
    ]);
    return { code: order.code, folio, order: order.id };
  };
  const next = await bought();
  await bought({ validFrom: before(NOW, 3 * HOUR), validUntil: NOW });
  const cancelled = await bought();
  await transactions(database.pool)((tx) => voucherStore.cancel(tx, cancelled.order, 'one'));
  await voucher();
  const found = await vouchersIn(database.pool).ofTraveller(ana.id, NOW);
  expect(found.map(({ code, voucher: { folio } }) => [code, folio])).toEqual([[next.code, next.folio]]);
});
