import { expect, test } from 'vitest';
import { instant } from '#kernel/instant.ts';
import { tourText } from '#text/tours/pages.ts';
import { answering, ORIGIN, plainPages } from '#testing/drawn-page.ts';
import type { Route } from '#wire/route.ts';
import { getTourProducts } from '#wire/tours.ts';
import { getTourPayment } from '#wire/tours-sale.ts';

/** The list of tours, opened after the cookie of the tour session ended, with its order as it stands. */
async function list(booking: string | undefined, standing: string | undefined) {
  const answers = new Map<Route, unknown>([[getTourProducts, { tours: [], places: [] }]]);
  if (standing !== undefined) answers.set(getTourPayment, { order: { standing } });
  const answer = await plainPages({
    method: 'GET',
    path: '/tours/buscar',
    query: new URLSearchParams(),
    form: undefined,
    cookies: { consent: 'none', shopping: 'surf', ...(booking ? { 'shopping-booking': booking } : {}) },
    formToken: 'token',
    origin: ORIGIN,
    now: instant(Date.UTC(2026, 10, 23)),
    call: answering(answers),
  });
  if (answer.kind !== 'html') throw new Error(`leads to ${answer.to}`);
  return { saysGivenUp: answer.html.join('').includes(tourText.search.over.es), cookies: answer.cookies };
}

test.each(['open', 'paying', 'waiting', 'paid', 'returned'])(
  'a visitor whose order is %s is not told that places were given up and nothing was charged',
  async (standing) => {
    const { saysGivenUp, cookies } = await list('COSTA00001', standing);
    expect(saysGivenUp).toBe(false);
    expect(cookies?.map(({ name }) => name)).toEqual(['shopping', 'shopping-booking']);
  },
);

test.each([
  ['without an order', undefined, undefined],
  ['whose order is over', 'COSTA00001', 'over'],
])('one %s is told', async (_, booking, standing) => {
  expect((await list(booking, standing)).saysGivenUp).toBe(true);
});

test('nor one whose order cannot be asked about', async () => {
  expect((await list('COSTA00001', undefined)).saysGivenUp).toBe(false);
});
