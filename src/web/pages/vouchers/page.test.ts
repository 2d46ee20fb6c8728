import { expect, test } from 'vitest';
import { instant } from '#kernel/instant.ts';
import { answering, drawnPage } from '#testing/drawn-page.ts';
import { voucherText } from '#text/vouchers.ts';
import { getOrder } from '#wire/orders.ts';
import type { ApiCall } from '#wire/call.ts';
import type { Route } from '#wire/route.ts';
import { getVouchers, type VoucherView } from '#wire/vouchers.ts';
import { postVoucherResend } from '#wire/voucher-documents.ts';
import { errorMessage } from '#text/errors.ts';

const now = instant(Date.UTC(2026, 10, 23));

/** The page of an order that has no vouchers. */
function page(standing: string, hasVouchers: boolean) {
  const order = { standing, items: [{ vouchers: hasVouchers }] };
  const call = answering(
    new Map<Route, unknown>([
      [getVouchers, { vouchers: [] }],
      [getOrder, { order }],
    ]),
  );
  return drawnPage('/pedido/vales?code=COSTA00001', { now, call });
}

test.each(['open', 'paying', 'waiting', 'paid'])('vouchers of an order that is %s are announced', async (standing) => {
  expect((await page(standing, true)).text).toContain(voucherText.none.es);
});

test.each([
  ['returned', true],
  ['over', true],
  ['paid', false],
])('an order that is %s and has them: %s, is promised none', async (standing, hasVouchers) => {
  const { text } = await page(standing, hasVouchers);
  expect(text).not.toContain(voucherText.none.es);
  expect(text).toContain(voucherText.noneToCome.es);
});

test('an order that cannot be read is not said to have none', async () => {
  const found = answering(new Map<Route, unknown>([[getVouchers, { vouchers: [] }]]));
  const call: ApiCall = async (route, input) =>
    (route as Route) === getOrder ? { ok: false, status: 500, errors: [] } : found(route, input);
  const { text, status } = await drawnPage('/pedido/vales?code=COSTA00001', { now, call });
  expect(status).toBe(503);
  expect(text).not.toContain(voucherText.noneToCome.es);
});

const VOUCHER: VoucherView = {
  folio: 'ABCDEFGH',
  title: { es: 'Ballenas', en: 'Whales' },
  place: 'Muelle de Los Muertos',
  starts_at: '2026-11-28T10:00:00-06:00',
  people: 2,
  provider: 'Bahía',
  reference: '',
  phone: '+523221234567',
  valid_from: '2026-11-28T10:00:00-06:00',
  valid_until: '2026-11-28T13:00:00-06:00',
  state: 'valid',
  qr: 'v1.code',
};

test('who has had them sent often enough is told at the button when it can be done again', async () => {
  const params = { retry_after: 5 * 3600 };
  const message = errorMessage('resent_enough', params);
  const refused = { ok: false, status: 429, errors: [{ code: 'resent_enough', params, message }] } as const;
  const found = answering(new Map<Route, unknown>([[getVouchers, { vouchers: [VOUCHER] }]]));
  const call: ApiCall = async (route, input) =>
    (route as Route) === postVoucherResend ? (refused as never) : found(route, input);
  const form = { code: 'COSTA00001' };
  const { text, status } = await drawnPage('/pedido/vales?code=COSTA00001', { now, call, form });
  expect(status).toBe(422);
  expect(text).toContain(`<a href="#f-resend">${message.es}</a>`);
  expect(text).toMatch(new RegExp(`${message.es}</div><button id="f-resend"`));
});
