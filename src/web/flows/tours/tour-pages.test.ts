import { describe, expect, test } from 'vitest';
import { instant } from '#kernel/instant.ts';
import { askPage, drawnPage } from '#testing/drawn-page.ts';
import { tourText } from '#text/tours/pages.ts';
import type { ApiCall } from '#wire/call.ts';
import type { Route } from '#wire/route.ts';
import { getTourDates, getTourProducts, getTourSlots } from '#wire/tours.ts';
import { tourDetailPath, tourReservationPath } from '#wire/tours-paths.ts';
import * as paths from '#wire/page-paths.ts';

const now = instant(Date.UTC(2026, 10, 23));
const both = { es: 'Surf', en: 'Surf' };
const TOUR = {
  name: 'surf',
  category: 'sea',
  title: both,
  place: both,
  summary: both,
  text: [],
  includes: [],
  excludes: [],
  bring: [],
  meeting_point: both,
  pickups: [],
  cancellation: [],
  languages: ['es'],
  ages: { min: 8, child_until: null },
  party: { min: 1, max: 6 },
  price: 89_000,
  child_price: null,
  cutoff_hours: 12,
  duration_minutes: 120,
  depends_on_weather: false,
  seller: { name: 'Olas', phone: '3221234567' },
  zone: 'America/Mexico_City',
};
const DAY = { date: '2026-12-11', state: 'on_sale', price: 89_000, left: 6 };
const ANSWERS = new Map<Route, unknown>([
  [getTourProducts, { tour: TOUR, tours: [], places: [] }],
  [getTourDates, { days: [DAY], last: '2027-01-31' }],
  [getTourSlots, { slots: [] }],
]);

/** Everything is answered but these; any other finds nothing. */
const without = (unread: readonly Route[], status: number, code: string) =>
  (async (route: Route) => {
    if (unread.includes(route)) return { ok: false, status, errors: [{ code, message: '' }] };
    return ANSWERS.has(route) ? { ok: true, data: ANSWERS.get(route) } : { ok: false, status: 404, errors: [] };
  }) as unknown as ApiCall;

const UNREAD = [
  ['service_unavailable', 503],
  ['too_many_requests', 429],
  ['action_failed', 500],
] as const;

describe.each(UNREAD)('what cannot be read of a tour because of %s', (code, status) => {
  test.each([
    ['starts', getTourSlots],
    ['days', getTourDates],
  ])('is not said to be none on its page: its %s', async (_what, unread) => {
    for (const lang of ['es', 'en'] as const) {
      const address = tourDetailPath(lang, 'surf', { date: DAY.date, adults: 2, children: 0 });
      const page = await drawnPage(address, { now, call: without([unread], status, code) });
      expect(page.status).toBe(503);
      expect(page.text).toContain(tourText.search.unreachable[lang]);
      expect(page.text).not.toContain(tourText.detail.noStarts[lang]);
      expect(page.text).toContain(TOUR.title[lang]);
    }
  });

  test.each([
    ['starts', getTourSlots],
    ['days', getTourDates],
    ['facts', getTourProducts],
  ])('is not said to be none where it is reserved, and a choice is kept: its %s', async (_what, unread) => {
    const call = without([unread], status, code);
    const opened = await drawnPage(tourReservationPath('es', { name: 'surf', date: DAY.date }), { now, call });
    expect(opened.status).toBe(503);
    expect(opened.text).not.toContain(tourText.detail.noStarts.es);
    const form = { name: 'surf', date: DAY.date, slot: 'surf.0800', adults: '3', children: '1', pickup: 'hotel' };
    const sent = await drawnPage(paths.tourReservation.es, { now, call, form });
    expect(sent.status).toBe(503);
    for (const [name, value] of Object.entries(form)) expect(sent.html).toContain(`name="${name}" value="${value}"`);
  });
});

test('a day without starts says so, where it is shown and where it is reserved', async () => {
  const call = without([], 0, '');
  const addresses = [
    tourDetailPath('es', 'surf', { date: DAY.date, adults: 2, children: 0 }),
    tourReservationPath('es', { name: 'surf', date: DAY.date }),
  ];
  for (const address of addresses) {
    const page = await drawnPage(address, { now, call });
    expect([page.status, page.text.includes(tourText.detail.noStarts.es)]).toEqual([200, true]);
  }
});

describe('a selection that ran out is told where its cookies are cleared', () => {
  const CLEARED = ['shopping-session', 'shopping'];
  const open = (address: string, name: string, answers: ApiCall = without([], 0, '')) =>
    askPage(address, { now, call: answers, cookies: { 'shopping-session': 'session', shopping: name } });
  const DETAIL = tourDetailPath('es', 'surf');
  const RESERVATION = tourReservationPath('es', { name: 'surf', date: DAY.date });
  const [AGAIN, OVER] = [tourText.search.again.es, tourText.search.over.es];

  test.each([
    [DETAIL, 'surf', false],
    [DETAIL, 'whales', true],
    [RESERVATION, 'surf', false],
    [RESERVATION, 'whales', true],
  ])('%s, of %s', async (address, name, isLinked) => {
    const answer = await open(address, name);
    if (answer.kind !== 'html') throw new Error(`leads to ${answer.to}`);
    const html = answer.html.join('');
    expect([html.includes(OVER), html.includes(AGAIN)]).toEqual([true, isLinked]);
    expect(answer.cookies?.map((cookie) => cookie.name)).toEqual(CLEARED);
    const next = await askPage(address, { now, call: without([], 0, '') });
    expect(next.kind === 'html' && next.html.join('').includes(OVER)).toBe(false);
  });

  test.each([
    ['is shown as gone', DETAIL, [getTourProducts], 404],
    ['cannot be shown', DETAIL, [getTourProducts], 500],
    ['cannot be reserved for now', RESERVATION, [getTourSlots], 500],
    ['leads to its page', RESERVATION, [getTourProducts], 404],
  ] as const)(
    'and not cleared by a page that tells nothing, because the tour %s',
    async (_, address, unread, status) => {
      const answer = await open(address, 'surf', without(unread, status, 'refused'));
      expect(answer.kind === 'html' && answer.html.join('').includes(OVER)).toBe(false);
      expect(answer.cookies).toEqual([]);
    },
  );
});
