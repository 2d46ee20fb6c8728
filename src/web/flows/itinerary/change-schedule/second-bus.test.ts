import { expect, test } from 'vitest';
import { instant } from '#kernel/instant.ts';
import { answering, drawnPage } from '#testing/drawn-page.ts';
import { busesOf } from '#text/connections.ts';
import { schedulesStep } from '#text/schedules-step.ts';
import { seatsStep } from '#text/seats-step.ts';
import { changePath } from '#wire/link-paths.ts';
import type { Route } from '#wire/route.ts';
import { getChangeAvailability, getChangeSchedules } from '#wire/schedule-change.ts';
import { getReservation } from '#wire/websale.ts';

const now = instant(Date.UTC(2026, 10, 28, 17));
const stop = (city: string) => ({ id: city, name: city, city, zone: 'America/Mexico_City', kind: 'terminal' });
const [TEPIC, SAYULITA] = [stop('Tepic'), stop('Sayulita')];
const SCHEDULE = {
  schedule_id: 'd',
  schedule_detail_id: '0-7',
  origin: TEPIC,
  destination: SAYULITA,
  departs_at: '2026-11-30T15:00:00-06:00',
  arrives_at: '2026-11-30T18:22:00-06:00',
  duration_minutes: 202,
  stops_between: 6,
  service: { id: 'primera', name: { es: 'Primera', en: 'First class' }, amenities: [], layout: 'small' },
  adult_fare: 23_500,
  price: 23_500,
  free_seats: 6,
  available: true,
};
const JOURNEY = {
  direction: 'return',
  origin: TEPIC,
  destination: SAYULITA,
  current: SCHEDULE,
  paid: 23_500,
  closes_at: '2026-11-30T15:40:00-06:00',
  last_day: '2027-11-28',
};
const SEATS = {
  direction: 'return',
  schedule_id: 'd',
  layout: { id: 'small', rows: 1, columns: ['A', null, 'B'], facilities: [] },
  seats: [{ seat: 1, row: 1, column: 0, position: 'window', state: 'free' }],
};
const LIST = { date: '2026-11-30', prev_day: null, next_day: null, days: [], server_now: '2026-11-28T17:00:00Z' };
const SUMMARY = { tickets: [], departure: 0, return: 0, additionals: 0, discount: 0, net: 0, vat: 0, total: 0 };
const PASSENGERS = [{ position: 1, type: 'adult', first_name: 'Ana', last_name: 'López' }];
const TRIP = { departure: { schedule: SCHEDULE }, return: { schedule: SCHEDULE }, changed: [], additionals: [] };

/** The page on which the run of a journey is changed; `buses` are the names of the two of a connection. */
async function changing(run: string, buses: ReturnType<typeof busesOf>) {
  const journey = { ...JOURNEY, ...(buses && { buses }) };
  const offer = {
    journey,
    schedule: SCHEDULE,
    summary: SUMMARY,
    seats: SEATS,
    not_on_board: [],
    difference: 0,
    to_pay: 0,
  };
  const answers = new Map<Route, unknown>([
    [getReservation, { reservation: { code: 'COSTA00001', passengers: PASSENGERS, ...TRIP } }],
    [getChangeSchedules, { journey, ...LIST, schedules: [{ schedule: SCHEDULE, difference: 0 }] }],
    [getChangeAvailability, { ...offer, credit: 0, valid_until: JOURNEY.closes_at, server_now: LIST.server_now }],
  ]);
  const address = `${changePath('es', { code: 'COSTA00001', ticket: 'COSTA00001-02' })}${run}`;
  const { text } = await drawnPage(address, { now, call: answering(answers) });
  return text;
}

const CONNECTION = busesOf({ via: TEPIC });

test('the second bus of a connection is no return: neither among the runs nor at its seats', async () => {
  const [runs, seats] = [await changing('', CONNECTION), await changing('&run=d%7C0-7', CONNECTION)];
  expect(runs).toContain(schedulesStep.choose.es);
  expect(runs).not.toContain(schedulesStep.chooseReturn.es);
  expect(seats).toMatch(/<h2[^>]*>Segundo autobús</);
  expect(seats).not.toContain(seatsStep.return.es);
});

test('of a round trip it is', async () => {
  expect(await changing('', undefined)).toContain(schedulesStep.chooseReturn.es);
  expect(await changing('&run=d%7C0-7', undefined)).toContain(seatsStep.return.es);
});
