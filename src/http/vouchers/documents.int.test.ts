import { afterAll, beforeAll, expect, test } from 'vitest';
import { VOUCHER } from '#adapters/wallet-passes/testing/pass.ts';
import { correspondence } from '#adapters/db/notices/correspondence.ts';
import { orders } from '#adapters/db/orders/orders.ts';
import { transactions } from '#adapters/db/session-of.ts';
import { vouchers, voucherStore } from '#adapters/db/vouchers/vouchers.ts';
import type { Caller } from '#app/caller.ts';
import type { WalletVoucher } from '#app/vouchers/voucher-passes.ts';
import { type VoucherDocumentDeps, voucherDocumentHandlers } from '#http/vouchers/document-handlers.ts';
import { instant } from '#kernel/instant.ts';
import { orderCoffee } from '#testing/coffee.ts';
import { stranger } from '#testing/paying-sale.ts';
import { createTestDatabase, type TestDatabase } from '#testing/test-database.ts';
import { issueTestVoucher, TEST_VOUCHER_CODES as codes } from '#testing/vouchers.ts';
import * as wire from '#wire/voucher-documents.ts';
import type { Route } from '#wire/route.ts';

const NOW = instant(Date.UTC(2026, 10, 28, 15, 0));

let database: TestDatabase;
const made: WalletVoucher[] = [];
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

async function asked(
  route: Route,
  input: { readonly query?: object; readonly body?: object; readonly caller: Caller },
  change: Partial<VoucherDocumentDeps> = {},
) {
  const all = voucherDocumentHandlers({
    orders: orders(database.pool),
    vouchers: vouchers(database.pool),
    voucherCodes: codes,
    carrier: 'Costera',
    host: 'anden.example',
    voucherPasses: {
      apple: (pass) => {
        made.push(pass);
        return Buffer.from('zip');
      },
      google: ({ folio }) => `https://pay.google.com/${folio}`,
    },
    resendVouchers: correspondence(database.pool).resendVouchers,
    ...change,
  });
  const found = all.find((one) => one.route === route)!;
  const answer = await found.handle({ query: {}, body: {}, params: {}, now: NOW, lang: 'es', ...input } as never);
  return (answer.ok ? answer.value : answer.fault.map(({ code }) => code)) as unknown;
}

async function bought() {
  const caller = stranger();
  const order = await orderCoffee(database.pool, caller);
  const folio = await issueTestVoucher(database.pool, order.id, NOW);
  return { ...order, caller, folio };
}

const letters = async (order: string) =>
  (
    await database.pool.query(
      `select count(*)::int as count from outbox where topic = 'order.ready' and payload ->> 'reservation' = $1`,
      [order],
    )
  ).rows[0].count;

test('a voucher is an event of a calendar, and is taken out of it when it is cancelled', async () => {
  const { code, caller, id, folio } = await bought();
  const calendar = async () =>
    (await asked(wire.getVoucherIcs, { query: { code, lang: 'es' }, caller })) as { ics: string; filename: string };
  const { ics, filename } = await calendar();
  expect(filename).toBe(`${code}.ics`);
  for (const line of [
    `UID:${folio}@anden.example`,
    'DTSTART;TZID=America/Mexico_City:20261128T100000',
    'DTEND;TZID=America/Mexico_City:20261128T130000',
    'SUMMARY:Avistamiento de ballenas',
    'LOCATION:Muelle de Los Muertos',
    'STATUS:CONFIRMED',
  ])
    expect(ics).toContain(`${line}\r\n`);
  expect(ics).not.toContain('GEO');
  await transactions(database.pool)((tx) => voucherStore.cancel(tx, id, 'one'));
  const { ics: after } = await calendar();
  for (const line of ['METHOD:CANCEL', 'SEQUENCE:1', 'STATUS:CANCELLED']) expect(after).toContain(`${line}\r\n`);
});

test('it is offered in the wallets of the carrier, with its code', async () => {
  const { code, caller, folio, id } = await bought();
  const query = { code, lang: 'en' };
  const offered = { folio, apple: true, google_url: `https://pay.google.com/${folio}` };
  expect(await asked(wire.getVoucherWallets, { query, caller })).toEqual({ vouchers: [offered] });
  const none = { voucherPasses: { apple: undefined, google: undefined } };
  expect(await asked(wire.getVoucherWallets, { query, caller }, none)).toEqual({ vouchers: [] });
  const pass = { query: { ...query, folio }, caller };
  expect(await asked(wire.getVoucherPkpass, pass)).toEqual({
    pkpass: Buffer.from('zip').toString('base64'),
    filename: `${folio}.pkpass`,
  });
  const stored = (await vouchers(database.pool).ofOrder(id))[0]!;
  expect(made.at(-1)).toMatchObject({ title: 'Whale watching', people: '2', code: codes.sign(stored) });
  expect(Object.keys(made.at(-1)!)).toEqual(Object.keys(VOUCHER));
  expect(await asked(wire.getVoucherPkpass, pass, none)).toEqual(['not_found']);
});

test('it is e-mailed once more, once for a second press, and not to strangers', async () => {
  const { code, caller, id } = await bought();
  const body = { code };
  const press = (who = caller) => asked(wire.postVoucherResend, { body, caller: who });
  expect([await press(), await press()]).toEqual([{}, {}]);
  expect(await letters(id)).toBe(1);
  expect(await press(stranger())).toEqual(['reservation_not_found']);
  const minutesLater = () =>
    database.pool.query(`update resend_request set asked_at = asked_at - interval '2 minutes'`);
  for (const _ of [2, 3]) {
    await minutesLater();
    expect(await press()).toEqual({});
  }
  await minutesLater();
  expect(await press()).toEqual(['resent_enough']);
  expect(await letters(id)).toBe(3);
});

test('of an order without vouchers, and of a stranger, there is none', async () => {
  const caller = stranger();
  const { code } = await orderCoffee(database.pool, caller);
  const query = { code, lang: 'es', folio: 'V000000000' };
  for (const route of [wire.getVoucherIcs, wire.getVoucherPkpass])
    expect(await asked(route, { query, caller })).toEqual(['voucher_none']);
  expect(await asked(wire.postVoucherResend, { body: { code }, caller })).toEqual(['voucher_none']);
  const { code: others, folio } = await bought();
  for (const route of [wire.getVoucherIcs, wire.getVoucherWallets, wire.getVoucherPkpass])
    expect(await asked(route, { query: { ...query, code: others, folio }, caller })).toEqual(['reservation_not_found']);
});
