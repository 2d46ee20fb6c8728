import { expect, test } from 'vitest';
import { instant } from '#kernel/instant.ts';
import { answering, drawnPage } from '#testing/drawn-page.ts';
import { voucherText } from '#text/vouchers.ts';
import { getOrder } from '#wire/orders.ts';
import type { Route } from '#wire/route.ts';
import { getVouchers } from '#wire/vouchers.ts';

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
