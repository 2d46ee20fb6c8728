import { expect, test } from 'vitest';
import { instant } from '#kernel/instant.ts';
import { answering, drawnPage } from '#testing/drawn-page.ts';
import { basketOnOrder } from '#text/basket-on-order.ts';
import { basketErrors } from '#text/errors/basket.ts';
import { orderErrors } from '#text/errors/orders.ts';
import { tourErrors } from '#text/errors/tours.ts';
import type { Lang } from '#text/lang.ts';
import { orderText } from '#text/orders.ts';
import { orderPath } from '#wire/link-paths.ts';
import type { ApiCall } from '#wire/call.ts';
import { getOrder } from '#wire/orders.ts';
import type { Route } from '#wire/route.ts';

const CODE = 'COSTA12345';
const ORDER = {
  code: CODE,
  standing: 'over',
  withdrawn: 'slot_closed',
  declined: false,
  items: [],
  place: null,
  again: null,
  email: null,
  total: 89_000,
  methods: [],
  card: null,
  points: null,
  wallets: null,
  waiting: null,
  voucher: null,
  expires_at: null,
  held_until: null,
};

const shown = async (order: object, lang: Lang) => {
  const call = answering(new Map<Route, unknown>([[getOrder, { order }]]));
  return drawnPage(orderPath(lang, CODE), { now: instant(Date.UTC(2026, 10, 28)), call });
};

test.each(['es', 'en'] as const)('an order for what was withdrawn says so, in %s', async (lang) => {
  const { text: withdrawn } = await shown(ORDER, lang);
  expect(withdrawn).toContain(tourErrors.slot_closed[lang]);
  expect(withdrawn).toContain(orderText.over[lang]);
  expect((await shown({ ...ORDER, withdrawn: null }, lang)).text).not.toContain(tourErrors.slot_closed[lang]);
});

test.each(['es', 'en'] as const)(
  'a basket with what was withdrawn leads to where it is taken out, in %s',
  async (lang) => {
    const orders = [{ code: 'COSTA12346', title: { es: 'Un tour', en: 'A tour' }, total: 89_000 }];
    const item = { kind: 'basket', title: { es: 'Canasta', en: 'Basket' }, lines: [], orders, details: [] };
    const { text } = await shown({ ...ORDER, items: [item] }, lang);
    expect(text).toContain(tourErrors.slot_closed[lang]);
    expect(text).toContain(basketOnOrder.withdrawnTitle[lang]);
    expect(text).not.toContain(orderText.title.over[lang]);
    expect(text).toContain(basketOnOrder.takeOut[lang]);
    expect(text).not.toContain(orderText.over[lang]);
    expect(text).toContain(basketOnOrder.change[lang]);
  },
);

test.each(['es', 'en'] as const)('a refused payment without scripts speaks of no seats, in %s', async (lang) => {
  const order = { ...ORDER, standing: 'open', withdrawn: null, methods: ['oxxo'] };
  const call: ApiCall = async (route) =>
    route === (getOrder as Route)
      ? { ok: true, data: { order } as never }
      : { ok: false, status: 503, errors: [{ code: 'provider_unavailable', message: '' }] };
  const form = { code: CODE, method: 'oxxo', key: 'key-of-an-attempt', total: '89000' };
  const page = await drawnPage(orderPath(lang, CODE), { now: instant(Date.UTC(2026, 10, 28)), call, form });
  expect(page.text).toContain(orderErrors.provider_unavailable[lang]);
  expect(page.text).not.toMatch(/asientos|seats/);
});

test.each(['es', 'en'] as const)('an order that a full basket did not take says so, in %s', async (lang) => {
  const order = { ...ORDER, standing: 'open', withdrawn: null, methods: ['oxxo'] };
  const call = answering(new Map<Route, unknown>([[getOrder, { order }]]));
  const opened = (said: string) =>
    drawnPage(`${orderPath(lang, CODE)}&said=${said}`, { now: instant(Date.UTC(2026, 10, 28)), call });
  expect((await opened('basket_full')).text).toContain(basketErrors.basket_full[lang]);
  expect((await opened('basket_empty')).text).not.toContain(basketErrors.basket_full[lang]);
});
