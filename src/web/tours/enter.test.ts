import { describe, expect, test } from 'vitest';
import { instant } from '#kernel/instant.ts';
import { errorMessage } from '#text/errors.ts';
import { sendAgainText } from '#text/send-again.ts';
import { tourText } from '#text/tours/pages.ts';
import { answering, ORIGIN, plainPages } from '#testing/drawn-page.ts';
import type { Route } from '#wire/route.ts';
import { getTourProducts } from '#wire/tours.ts';
import * as paths from '#wire/page-paths.ts';
import { getTourPayment, getTourShopping } from '#wire/tours-sale.ts';

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

const SESSION = { consent: 'none', shopping: 'surf', 'shopping-session': 'session' };
const FORM = new URLSearchParams({
  name: 'surf',
  slot: 'surf.0800',
  adults: '2',
  children: '0',
  pickup: '',
  total: '178000',
  key: 'key-of-the-form',
  'participants.1.first_name': 'Leo',
});

/** A page of the tours, whose session is not given. */
async function withoutSession(path: string, refusal: { status: number; code: string }, form?: URLSearchParams) {
  const called: string[] = [];
  const answer = await plainPages({
    method: form ? 'POST' : 'GET',
    path,
    query: new URLSearchParams(),
    form,
    cookies: SESSION,
    formToken: 'token',
    origin: ORIGIN,
    now: instant(Date.UTC(2026, 10, 23)),
    call: async (route) => {
      called.push(`${route.method} ${route.path}`);
      if (route.method === 'GET' && route.path === getTourShopping.path)
        return { ok: false, status: refusal.status, errors: [{ code: refusal.code, message: '' }] };
      return { ok: true, data: { tours: [], places: [], tour: null } as never };
    },
  });
  const html = answer.kind === 'html' ? answer.html.join('') : '';
  return { answer, html, called, cookies: (answer.cookies ?? []).map(({ name }) => name) };
}

const BUSY = [
  { status: 429, code: 'too_many_requests' },
  { status: 500, code: 'action_failed' },
  { status: 503, code: 'service_unavailable' },
];

describe.each(BUSY)('a session that is not given because of $code', (refusal) => {
  test('is not over: the list keeps it and says nothing', async () => {
    const { html, cookies } = await withoutSession(paths.tourSearch.es, refusal);
    expect(html).not.toContain(tourText.search.over.es);
    expect(cookies).toEqual([]);
  });

  test.each([paths.tourReservation, paths.tourReview, paths.tourCustomer])(
    'is not replaced by $es: the page is offered again, and so is its form',
    async ({ es, en }) => {
      const opened = await withoutSession(en, refusal);
      expect(opened.answer).toMatchObject({ kind: 'html', status: 503, cookies: [] });
      expect(opened.html).toContain(`href="${en}"`);
      const sent = await withoutSession(es, refusal, FORM);
      expect(sent.answer).toMatchObject({ kind: 'html', status: 503, cookies: [] });
      for (const [name, value] of FORM) expect(sent.html).toContain(`name="${name}" value="${value}"`);
      expect(sent.html).toContain(
        refusal.status === 503 ? sendAgainText.body.es : errorMessage(refusal.code).es.replace(/ Espera .*/, ''),
      );
      expect(sent.called).toEqual(['GET tour/check/shopping']);
    },
  );
});

test.each([
  [410, 'tour_session_expired'],
  [400, 'invalid_request'],
])('a session that ended, or never was (%d), is cleared, and the list says so', async (status, code) => {
  const { html, cookies } = await withoutSession(paths.tourSearch.es, { status, code });
  expect(html).toContain(tourText.search.over.es);
  expect(cookies).toEqual(['shopping-session', 'shopping']);
});
