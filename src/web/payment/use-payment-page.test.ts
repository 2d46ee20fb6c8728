import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { GoodOrder } from '#web/flows/order/order-data.ts';
import { useOrderPayment } from '#web/flows/order/use-order-payment.ts';
import type { GoodLink } from '#web/flows/pay-link/pay-link-data.ts';
import { usePayLink } from '#web/flows/pay-link/use-pay-link.ts';
import type { ScreenProps } from '#web/page.ts';
import type { PaymentPage } from '#web/payment/use-payment-page.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('location', { assign: () => undefined });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const SITE = { lang: 'es', path: '/pedido' };
const PAGES = {
  order: (call: object) => {
    const data = { order: { code: 'COSTA12345', total: 89_000 }, errors: [] };
    return useOrderPayment({ data, site: SITE, call } as unknown as ScreenProps<GoodOrder>);
  },
  link: (call: object) => {
    const data = { link: 'secret', payment: { total: 89_000 }, errors: [] };
    return usePayLink({ data, site: SITE, call } as unknown as ScreenProps<GoodLink>);
  },
};

/** What the wallet's sheet is told after this answer to a payment; undefined: the connection was lost. */
async function toldAfter(usePage: (typeof PAGES)[keyof typeof PAGES], answer: object | undefined) {
  const call = () => (answer ? Promise.resolve(answer) : Promise.reject(new Error('no connection')));
  let page: PaymentPage | undefined;
  const Screen = () => {
    page = usePage(call);
    return null;
  };
  renderToStaticMarkup(createElement(Screen));
  const told = vi.fn();
  page!.payByWallet('apple_pay', '{}', told);
  await vi.advanceTimersByTimeAsync(10_000);
  return told.mock.calls;
}

const stands = (standing: string, { declined = false, redirect_url = null as string | null } = {}) => ({
  ok: true,
  data: { order: { standing, declined }, redirect_url },
});
const refused = (code: string, status = 409) => ({ ok: false, status, errors: [{ code, message: '' }] });

test.each([
  ['paid', 'is paid', stands('paid')],
  ['paid', 'was paid already', refused('already_paid')],
  ['unknown', 'is being paid', stands('paying')],
  ['unknown', 'waits for the bank', stands('paying', { redirect_url: 'https://bank.example/3ds' })],
  ['unknown', 'waits for cash', stands('waiting')],
  ['unknown', 'may be paid', refused('payment_unknown', 503)],
  ['unknown', 'is being paid elsewhere', refused('payment_in_progress')],
  ['unknown', 'was ordered elsewhere', refused('order_waits')],
  ['unknown', 'got no answer', undefined],
  ['refused', 'was declined', stands('open', { declined: true })],
  ['refused', 'is refused by the bank', refused('card_declined', 402)],
  ['refused', 'has another price now', refused('price_changed')],
])('a wallet hears %s of an order that %s', async (outcome, _, answer) => {
  expect(await toldAfter(PAGES.order, answer)).toEqual([[outcome]]);
});

test.each([
  ['paid', { standing: 'paid', declined: false }],
  ['unknown', { standing: 'paying', declined: false }],
  ['refused', { standing: 'open', declined: true }],
])('a wallet hears that it is %s where the link is %o', async (outcome, payment) => {
  const answer = { ok: true, data: { payment, redirect_url: null } };
  expect(await toldAfter(PAGES.link, answer)).toEqual([[outcome]]);
});
