import { expect, test } from 'vitest';
import { instant } from '#kernel/instant.ts';
import { answering, drawnPage } from '#testing/drawn-page.ts';
import { tourErrors } from '#text/errors/tours.ts';
import { orderText } from '#text/orders.ts';
import { orderPath } from '#wire/link-paths.ts';
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

test.each(['es', 'en'] as const)('an order for what was withdrawn says so, in %s', async (lang) => {
  const shown = async (order: object) => {
    const call = answering(new Map<Route, unknown>([[getOrder, { order }]]));
    const page = await drawnPage(orderPath(lang, CODE), { now: instant(Date.UTC(2026, 10, 28)), call });
    return page.text;
  };
  const withdrawn = await shown(ORDER);
  expect(withdrawn).toContain(tourErrors.slot_closed[lang]);
  expect(withdrawn).toContain(orderText.over[lang]);
  expect(await shown({ ...ORDER, withdrawn: null })).not.toContain(tourErrors.slot_closed[lang]);
});
