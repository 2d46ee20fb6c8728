import { expect, test } from 'vitest';
import { instant } from '#kernel/instant.ts';
import type { PageContext } from '#web/page.ts';
import { homePage } from '#web/pages/home/page.ts';
import type { StopView } from '#wire/shapes.ts';

const stop = (id: string, zone: string, kind: StopView['kind']): StopView => ({
  id,
  name: id,
  city: id,
  area: id,
  zone,
  latitude: 20,
  longitude: -104,
  kind,
  drop_off_only: false,
});

const run = (departs: string, fare: number) => ({
  departs_at: departs,
  arrives_at: departs,
  duration_minutes: 60,
  stops_between: 0,
  service: { es: 'Primera', en: 'First class' },
  adult_fare: fare,
});

/** 0:15 in Guadalajara, 23:15 of the previous day in Tepic. */
const NOW = instant(Date.parse('2026-11-21T00:15:00-06:00'));

const TIMETABLE: Readonly<Record<string, readonly object[]>> = {
  '2026-11-21': [
    run('2026-11-21T00:40:00-06:00', 90),
    run('2026-11-21T06:00:00-06:00', 300),
    { ...run('2026-11-21T07:00:00-06:00', 250), duration_minutes: 55 },
  ],
  '2026-11-22': [run('2026-11-22T06:00:00-06:00', 200)],
};

const ANSWERS: Readonly<Record<string, object>> = {
  'reservation/origins': {
    origins: [stop('TLQ', 'America/Mexico_City', 'terminal'), stop('TEP', 'America/Mazatlan', 'terminal')],
    destinations: { TLQ: ['TEP'], TEP: ['TLQ'] },
  },
  'reservation/unpaid': { reservations: [] },
  'order/unpaid': { orders: [] },
  'slider/list': { slides: [{ id: 'a', title: {}, text: {}, href: '/horarios-y-tarifas', drawing: 'coast' }] },
  'alerts/list': { alerts: [] },
  'site/account/frequent_trips': { trips: [{ origin: 'TLQ', destination: 'TEP' }] },
  'reservation/create': { reservation: { code: 'ABC', departure: { open: true } } },
};

/** A visit whose calls get the responses above, except those refused here. */
const visit = (
  query: string,
  { method = 'GET', refused = {} }: { method?: 'GET' | 'POST'; refused?: Record<string, string> } = {},
): PageContext => ({
  method,
  path: '/home',
  query: new URLSearchParams(query),
  form: undefined,
  cookies: {},
  formToken: '',
  origin: 'http://localhost',
  now: NOW,
  lang: 'en',
  carrier: { name: 'Line' } as PageContext['carrier'],
  hasPage: () => false,
  params: {},
  call: async ({ path }, asked) => {
    const code = refused[path];
    if (code) return { ok: false, status: 422, errors: [{ code, message: '', field: 'destination' }] };
    const { date = '' } = (asked?.query ?? {}) as { date?: string };
    const schedules = { destination: stop('TEP', '', 'stop'), schedules: TIMETABLE[date] ?? [] };
    return { ok: true, data: (ANSWERS[path] ?? schedules) as never };
  },
});

const shownOf = async (visited: ReturnType<typeof homePage.load>) => {
  const outcome = await visited;
  if (outcome.kind !== 'show') throw new Error('the page went elsewhere');
  return outcome;
};

test('the board shows the next bus that can be bought, at its own price, with links in the visitor’s language', async () => {
  const { data } = await shownOf(homePage.load(visit('')));
  expect(data.board.rows).toMatchObject([
    {
      departs_at: '2026-11-21T06:00:00-06:00',
      tomorrow: false,
      price: 300,
      href: '/home?origin=TLQ&destination=TEP&date=2026-11-21',
    },
  ]);
  expect(data.slides[0]?.href).toBe('/schedules');
});

test.each([
  ['', '2026-11-21'],
  // At its origin it is still the day before, on which no bus leaves any more.
  ['origin=TEP&destination=TLQ', '2026-11-21'],
  ['date=2026-12-01', '2026-12-01'],
  ['open=true', ''],
  ['return=2026-12-04', ''],
])('the day of the next departure is filled in where a link says none: %s', async (link, day) => {
  const { data } = await shownOf(homePage.load(visit(link)));
  expect(data.values.departureDate).toBe(day);
  expect(data.again).toBe(link === '' ? '/home?' : `/home?${link}`);
});

test('after the last bus of today it is tomorrow, and nothing where the timetable cannot be read', async () => {
  const late = { ...visit(''), now: instant(Date.parse('2026-11-21T06:45:00-06:00')) };
  const { data } = await shownOf(homePage.load(late));
  expect(data.values.departureDate).toBe('2026-11-22');
  const { data: none } = await shownOf(homePage.load(visit('', { refused: { 'schedules/list_select': 'x' } })));
  expect(none.values.departureDate).toBe('');
});

test('a search that was sent without a day is shown without one', async () => {
  const form = new URLSearchParams({ origin: 'TLQ', destination: 'TEP' });
  const refused = { 'reservation/create': 'departure_required' };
  const { data } = await shownOf(homePage.act!(visit('', { method: 'POST', refused }), form));
  expect(data.values.departureDate).toBe('');
});

test('a place costs the least and takes the least of what can still be bought that day', async () => {
  const { data } = await shownOf(homePage.load(visit('')));
  expect(data.places).toEqual([
    {
      to: 'TEP',
      picture: null,
      duration_minutes: 55,
      price: 250,
      href: '/home?origin=TLQ&destination=TEP&date=2026-11-21',
    },
  ]);
});

test('the search knows what the account buys most; a guest has nothing', async () => {
  const { data } = await shownOf(homePage.load(visit('')));
  expect(data.frequent).toEqual([{ origin: 'TLQ', destination: 'TEP' }]);
  const refused = { 'site/account/frequent_trips': 'traveller_session_required' };
  expect((await shownOf(homePage.load(visit('', { refused })))).data.frequent).toEqual([]);
});

test('each zone has its own today', async () => {
  const { data } = await shownOf(homePage.load(visit('')));
  expect(data.days['America/Mexico_City']).toEqual({ today: '2026-11-21', tomorrow: '2026-11-22', last: '2027-02-19' });
  expect(data.days['America/Mazatlan']?.today).toBe('2026-11-20');
});

test('a zone with the same today as the first is left out', async () => {
  const noon = { ...visit(''), now: instant(Date.parse('2026-11-21T12:00:00-06:00')) };
  const { data } = await shownOf(homePage.load(noon));
  expect(Object.keys(data.days)).toEqual(['America/Mexico_City']);
});

test('origins that cannot be read are said, and what was asked for is kept', async () => {
  const refused = { 'reservation/origins': 'origins_not_loaded' };
  const { status, data } = await shownOf(homePage.load(visit('origin=TLQ', { refused })));
  expect(status).toBe(503);
  expect(data.errors.map(({ text }) => text)).toEqual([
    'We could not load origins and destinations. Try again in a moment.',
  ]);
  expect(data.values.origin).toBe('TLQ');
});

test('a link fills in who travels, and the way to ask again keeps all of it', async () => {
  const link = 'origin=TLQ&destination=TEP&date=2026-12-01&return=2026-12-04&adult=2&minor=1';
  const { status, data } = await shownOf(homePage.load(visit(`${link}&utm_source=hotel`)));
  expect([status, data.errors, data.again]).toEqual([200, [], `/home?${link}`]);
  expect(data.values.party).toMatchObject({ adult: 2, minor: 1, infant: 0 });
});

test('what is wrong with a link is said at its field, and the rest of it is filled in', async () => {
  const refused = { 'reservation/promotional_code': 'promo_invalid' };
  const link = 'origin=gone&destination=TEP&date=2026-11-20&adult=40&promo=OLD';
  const { status, data } = await shownOf(homePage.load(visit(link, { refused })));
  expect(status).toBe(200);
  expect(data.errors.map(({ field }) => field)).toEqual(['origin', 'departure.date', 'passengers', 'promotional_code']);
  expect(data.values).toMatchObject({ origin: '', destination: 'TEP', departureDate: '2026-11-20', promo: 'OLD' });
  expect(data.values.party.adult).toBe(40);
});

test('a refused search is shown again as it was sent', async () => {
  const form = new URLSearchParams({ origin: 'TLQ', destination: 'gone', 'passengers.adult': '3' });
  const refused = { 'reservation/create': 'pair_not_served' };
  const { status, data } = await shownOf(homePage.act!(visit('', { method: 'POST', refused }), form));
  expect(status).toBe(422);
  expect(data.errors[0]?.field).toBe('destination');
  expect(data.values).toMatchObject({ origin: 'TLQ', destination: 'gone', party: { adult: 3 } });
});

test.each(['-3', '1.5', 'x'])('"%s" passengers are nobody, and the picker says so', async (count) => {
  const form = new URLSearchParams({ 'passengers.adult': count, 'passengers.minor': '4' });
  const { data } = await shownOf(homePage.act!(visit('', { method: 'POST' }), form));
  expect(data.errors).toEqual([{ field: 'passengers', text: 'Choose how many passengers travel.' }]);
});

test('an open departure goes on to the contact, and the browser remembers the reservation', async () => {
  const form = new URLSearchParams({ origin: 'TLQ', destination: 'TEP', 'departure.open': 'on' });
  expect(await homePage.act!(visit('', { method: 'POST' }), form)).toEqual({
    kind: 'go',
    to: '/reservation/contacto?code=ABC',
    cookies: [{ name: 'reservation', value: 'ABC' }],
  });
});

test('search engines are told the name of the site, who runs it and how to search it', async () => {
  const shown = await homePage.load(visit(''));
  if (shown.kind !== 'show') throw new Error(shown.kind);
  const brand = { name: 'Line', legalName: 'Line S.A.', phone: { dial: '+52' }, email: 'a@example.com' };
  const { things } = homePage.head(shown.data, { lang: 'en', brand } as never, 'https://anden.example');
  expect(things).toMatchObject([
    {
      '@type': 'WebSite',
      name: 'Line',
      url: 'https://anden.example/',
      publisher: { '@id': 'https://anden.example/#carrier' },
      potentialAction: { target: 'https://anden.example/home?destination={destination}' },
    },
  ]);
});

test('the city of a place is sent only where it is not its name', async () => {
  const shown = await homePage.load(visit(''));
  expect(shown.kind === 'show' && shown.data.origins.map(({ name, city }) => [name, city])).toEqual([
    ['TLQ', undefined],
    ['TEP', undefined],
  ]);
});
