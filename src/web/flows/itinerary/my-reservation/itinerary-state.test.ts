import { describe, expect, test } from 'vitest';
import { actionsNow } from './actions-now.ts';
import { maskedStateOf, stateOf } from './itinerary-state.ts';
import { shareAddress } from './share-address.ts';
import type { MaskedView } from '#wire/itinerary.ts';
import type { AdditionsView } from '#wire/additions.ts';
import type { ReservationView } from '#wire/reservation.ts';

const NOW = '2026-11-26T12:00:00-06:00';
const run = (departs: string, arrives: string) => ({ schedule: { departs_at: departs, arrives_at: arrives } });
const OUT = run('2026-11-27T09:05:00-06:00', '2026-11-27T15:16:00-07:00');
const GONE = run('2026-11-25T09:05:00-06:00', '2026-11-25T15:16:00-07:00');

/** A paid trip of tomorrow, one way, with some of it changed. */
const view = (change: object = {}) =>
  ({
    code: '7K3M9QX2VD',
    payment: 'approved',
    expired: false,
    round: false,
    origin: { city: 'Guadalajara' },
    destination: { city: 'Guayabitos' },
    departure: OUT,
    return: { schedule: null },
    voucher: null,
    reseated: null,
    tickets: [{ folio: '7K3M9QX2VD-01', direction: 'departure', kind: 'E-Ticket' }],
    deadlines: { departure: { pay_at_counter_until: '2026-11-27T08:35:00-06:00' }, return: null },
    changed: [],
    given_back: [],
    server_now: NOW,
    ...change,
  }) as unknown as ReservationView;

test.each<[string, object, string]>([
  ['paid', {}, 'paid'],
  ['paid late, on the same seats', { reseated: 'same' }, 'paid'],
  ['paid late, on others', { reseated: 'other' }, 'reseated'],
  ['arrived', { departure: GONE }, 'travelled'],
  ['arrived one way, the other still to come', { departure: GONE, round: true, return: OUT }, 'paid'],
  ['arrived one way, the other open', { departure: GONE, round: true }, 'paid'],
  ['ordered at the counter', { payment: 'order_generated' }, 'counter'],
  ['ordered in a store', { payment: 'order_generated', voucher: {} }, 'store'],
  ['ordered and lapsed', { payment: 'order_generated', expired: true }, 'ended'],
  ['never paid', { payment: 'process' }, 'ended'],
])('%s', (_, change, state) => {
  expect(stateOf(view(change))).toBe(state);
});

test.each<[string, object, string]>([
  ['paid', {}, 'paid'],
  ['ordered, wherever', { payment: 'order_generated' }, 'counter'],
  ['lapsed', { payment: 'order_generated', expired: true }, 'ended'],
  ['arrived', { journeys: [{ open: false, arrives_at: NOW }] }, 'travelled'],
  ['open', { journeys: [{ open: true, arrives_at: null }] }, 'paid'],
])('masked: %s', (_, change, state) => {
  const masked = { payment: 'approved', expired: false, journeys: [], server_now: '2026-11-26T11:00:00-06:00' };
  const journeys = [{ open: false, arrives_at: '2026-11-27T15:16:00-07:00' }];
  const seen = { ...masked, journeys, server_now: NOW, ...change } as unknown as MaskedView;
  expect(maskedStateOf(seen)).toBe(state);
});

describe('what can be done now', () => {
  const now = (
    change: object = {},
    hasPage: (path: string) => boolean = () => true,
    additions: AdditionsView | null = null,
  ) =>
    actionsNow(view(change), { lang: 'es', hasPage, additions }).map(({ href, until }) => [href.split('?')[0], until]);

  test('is said with its last moment, on the clock of the stop', () => {
    expect(now()[0]).toEqual(['/mi-reservacion/cambio-horarios', 'vie 27 nov, 8:35 a.m. (hora de Guadalajara)']);
  });

  test('is to add something where the carrier sells it, until the last bus it can be had on closes', () => {
    const ticket = {
      folio: '7K3M9QX2VD-01',
      passenger: 1,
      direction: 'departure',
      until: '2026-11-27T08:35:00-06:00',
      refusal: null,
      baggage: null,
      offers: [{ key: 'bag', name: { es: 'Maleta', en: 'Bag' }, price: 12_000, most: 1, included: 0, left: 1 }],
    } as const;
    const added = (change: object) =>
      now({}, undefined, {
        tickets: [{ ...ticket, offers: [...ticket.offers], ...change }],
        waiting: null,
      }).filter(([path]) => path === '/mi-reservacion/agregar');
    expect(added({})).toEqual([['/mi-reservacion/agregar', 'vie 27 nov, 8:35 a.m. (hora de Guadalajara)']]);
    expect(added({ offers: [] })).toEqual([]);
    expect(added({ refusal: 'addition_closed' })).toEqual([]);
    expect(added({ offers: [{ ...ticket.offers[0], left: 0 }] })).toEqual([]);
  });

  test('is nothing that the site has no page for', () => {
    expect(now({}, () => false)).toEqual([]);
  });

  test('is no change when it is time to be at the terminal, nothing is paid, or money of it went back', () => {
    const paths = [
      now({ server_now: '2026-11-27T08:35:00-06:00' }),
      now({ tickets: [{ direction: 'departure', kind: 'PEND' }] }),
      now({ given_back: ['departure'] }),
    ];
    for (const actions of paths) expect(actions.map(([path]) => path)).not.toContain('/mi-reservacion/cambio-horarios');
  });

  test('is first of all to pay what is to be paid', () => {
    const voucher = { pay_by: '2026-11-26T18:00:00-06:00' };
    expect(now({ payment: 'order_generated', voucher, tickets: [] })).toEqual([
      ['/reservacion/boletos', 'jue 26 nov, 6:00 p.m. (hora de Guadalajara)'],
    ]);
  });
});

test('what is shared says where and when, and opens nothing', () => {
  const text = decodeURIComponent(shareAddress(view(), 'es'));
  expect(text).toContain('Guadalajara → Guayabitos, vie 27 nov, 9:05 a.m. (hora de Guadalajara)');
  expect(text).not.toContain('7K3M9QX2VD');
});
