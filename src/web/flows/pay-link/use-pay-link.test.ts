import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
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

test.each([
  ['paid', { standing: 'paid', declined: false }],
  ['unknown', { standing: 'paying', declined: false }],
  ['refused', { standing: 'open', declined: true }],
])('a wallet hears that it is %s where the link is %o', async (outcome, payment) => {
  const call = () => Promise.resolve({ ok: true, data: { payment, redirect_url: null } });
  let page: PaymentPage | undefined;
  const Screen = () => {
    const data = { link: 'secret', payment: { total: 89_000 }, errors: [] };
    page = usePayLink({ data, site: { lang: 'es' }, call } as unknown as ScreenProps<GoodLink>);
    return null;
  };
  renderToStaticMarkup(createElement(Screen));
  const told = vi.fn();
  page!.payByWallet('apple_pay', '{}', told);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(told.mock.calls).toEqual([[outcome]]);
});
