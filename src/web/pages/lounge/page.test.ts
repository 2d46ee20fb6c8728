import { expect, test } from 'vitest';
import { instant } from '#kernel/instant.ts';
import { answering, askPage, drawnPage } from '#testing/drawn-page.ts';
import { loungeText } from '#text/lounge.ts';
import type { ApiCall } from '#wire/call.ts';
import { orderPath } from '#wire/link-paths.ts';
import { getLounges, postLoungeVisit } from '#wire/lounge.ts';
import type { Route } from '#wire/route.ts';

const now = instant(Date.UTC(2026, 10, 23));
const DAY = {
  lounge: 'coast',
  name: { es: 'Sala Costa', en: 'Coast lounge' },
  date: '2026-12-01',
  hours: [{ starts_at: '2026-12-01T16:00:00-06:00', left: 9 }],
  suggested: null,
  price: 9_000,
};
const PASS = {
  code: 'S123456789',
  lounge: DAY.name,
  starts_at: '2026-12-01T16:00:00-06:00',
  ends_at: '2026-12-01T17:00:00-06:00',
  people: 1,
  entered: false,
  order: null,
  voucher: null,
  cancellable: true,
};

/** The page of a traveller with one day to book, and one pass. */
async function lounge({ withTrip = false, paid = false }) {
  const data = { days: [{ ...DAY, with_trip: withTrip }], visits: [{ ...PASS, paid }] };
  const call = answering(new Map([[getLounges, data]]));
  return (await drawnPage('/sala-viajero', { now, call })).text.replaceAll('\u00a0', ' ');
}

test('points are not offered for a visit that is paid together with its trip', async () => {
  expect(await lounge({ withTrip: false })).toContain(loungeText.ways.es);
  expect(await lounge({ withTrip: true })).not.toMatch(/[Cc]on tarjeta, puntos/);
});

test('a paid pass says until when its money goes back, with the day; one that costs nothing says nothing of it', async () => {
  const until = 'Hasta el mar 1 dic 2026, 4:00 p.m. (hora local)';
  expect(await lounge({ paid: true })).toContain(until);
  expect(await lounge({ paid: false })).not.toContain(until);
});

const CHOSEN = {
  key: 'key-of-the-form',
  day: 'coast 2026-12-01',
  starts_at: DAY.hours[0]!.starts_at,
  hours: '2',
  people: '3',
};

test.each([
  ['while the database is away', 503, 'service_unavailable'],
  ['after too many requests', 429, 'too_many_requests'],
  ['because of a defect', 500, 'action_failed'],
])('days that cannot be read are not said to be missing, and a choice is kept: %s', async (_why, status, code) => {
  const call = () => Promise.resolve({ ok: false, status, errors: [{ code, message: '' }] } as const);
  const opened = await drawnPage('/sala-viajero', { now, call });
  const sent = await drawnPage('/sala-viajero', { now, call, form: CHOSEN });
  for (const page of [opened, sent]) {
    expect(page.status).toBe(503);
    expect(page.text).not.toContain(loungeText.noTicket.es);
  }
  for (const [name, value] of Object.entries(CHOSEN)) expect(sent.html).toContain(`name="${name}" value="${value}"`);
});

/** An hour that goes with an unpaid trip is ordered, but not put in its basket. */
const refusedByBasket = (status: number, code: string) =>
  askPage('/sala-viajero', {
    now,
    form: CHOSEN,
    call: (async (route: Route) => {
      if (route === postLoungeVisit) return { ok: true, data: { visit: null, order: 'COSTA12345', with_trip: true } };
      if (route === getLounges) return { ok: true, data: { days: [{ ...DAY, with_trip: true }], visits: [] } };
      return { ok: false, status, errors: [{ code, message: '' }] };
    }) as unknown as ApiCall,
  });

test.each(['basket_full', 'payment_in_progress', 'order_waits'] as const)(
  'an hour that its basket does not take is not ordered again: %s is said where it is ordered',
  async (code) => {
    const answer = await refusedByBasket(422, code);
    expect(answer).toMatchObject({ kind: 'redirect', to: `${orderPath('es', 'COSTA12345')}&said=${code}` });
  },
);

test.each([
  ['after too many requests', 429, 'too_many_requests'],
  ['while the database is away', 503, 'service_unavailable'],
])('one that is put in it later is sent again as the same order: %s', async (_why, status, code) => {
  const answer = await refusedByBasket(status, code);
  if (answer.kind !== 'html') throw new Error(`leads to ${answer.to}`);
  expect(answer.status).toBe(503);
  for (const [name, value] of Object.entries(CHOSEN))
    expect(answer.html.join('')).toContain(`name="${name}" value="${value}"`);
});
