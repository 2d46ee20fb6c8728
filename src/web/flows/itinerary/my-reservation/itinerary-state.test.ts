import { describe, expect, test } from 'vitest';
import { actionsNow, sharedClock } from './actions-now.ts';
import { maskedStateOf, stateOf } from './itinerary-state.ts';
import { shareAddress } from './share-address.ts';
import { stateWords } from './state-words.ts';
import type { ActionView, MaskedView } from '#wire/itinerary.ts';
import type { ReservationView } from '#wire/reservation.ts';

const NOW = '2026-11-26T12:00:00-06:00';
const run = (departs: string, arrives: string) => ({ schedule: { departs_at: departs, arrives_at: arrives } });
const OUT = run('2026-11-27T09:05:00-06:00', '2026-11-27T15:16:00-07:00');
const GONE = run('2026-11-25T09:05:00-06:00', '2026-11-25T15:16:00-07:00');

/** A paid one-way trip for tomorrow, with overrides. */
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
  const AT = '2026-11-27T08:20:00-06:00';
  const action = (kind: ActionView['kind'], change: Partial<ActionView> = {}): ActionView => ({
    kind,
    direction: 'departure',
    until: AT,
    refusal: null,
    ...change,
  });
  const now = (
    actions: readonly ActionView[],
    { change = {}, hasPage = () => true }: { change?: object; hasPage?: (path: string) => boolean } = {},
  ) => actionsNow(view(change), actions, { lang: 'es', hasPage, back: undefined });
  const drawn = (...asked: Parameters<typeof now>) => now(...asked).map(({ href, until }) => [href, until]);

  const UNTIL = 'vie 27 nov, 8:20\u00a0a.m. (hora de Guadalajara)';

  test.each<[ActionView['kind'], string]>([
    ['change_run', '/mi-reservacion/cambio-horarios?code=7K3M9QX2VD&ticket=7K3M9QX2VD-01'],
    ['change_seats', '/mi-reservacion/cambio-asiento?code=7K3M9QX2VD'],
    ['add', '/mi-reservacion/agregar?code=7K3M9QX2VD'],
    ['change_name', '/mi-reservacion/cambio-nombre?code=7K3M9QX2VD'],
  ])('%s is drawn with the last moment the server says, whatever closes at the counter', (kind, href) => {
    expect(drawn([action(kind)])).toEqual([[href, UNTIL]]);
    expect(drawn([action(kind)], { change: { server_now: '2026-11-27T08:36:00-06:00' } })).toEqual([[href, UNTIL]]);
  });

  test.each<[string, string | undefined, readonly ActionView[]]>([
    ['all changes of one journey', 'Guadalajara', [action('change_run'), action('change_seats'), action('add')]],
    ['of both journeys', undefined, [action('change_seats'), action('add', { direction: 'return' })]],
    ['of one that is left', undefined, [action('change_run'), action('change_seats', { refusal: 'seat_change_used' })]],
    ['of none', undefined, []],
  ])('the clock of the deadlines is said once if it is the same for several: %s', (_, place, actions) => {
    expect(sharedClock(now(actions))).toBe(place);
    expect(now(actions)[0]?.there?.until).toBe(actions[0] && 'vie 27 nov, 8:20\u00a0a.m.');
  });

  test('is nothing the server does not say', () => {
    expect(drawn([])).toEqual([]);
  });

  test.each<[ActionView['kind'], string, RegExp]>([
    ['change_run', 'change_used', /ya se cambió una vez/],
    ['change_seats', 'seat_change_used', /ya se cambió 3 veces/],
    ['change_name', 'name_change_used', /ya se cambió 2 veces/],
  ])('%s that was done as often as it may be is said, and leads nowhere', (kind, refusal, reason) => {
    expect(now([action(kind, { refusal })])).toMatchObject([
      { href: undefined, until: null, refusal: expect.stringMatching(reason) },
    ]);
  });

  test('is nothing that the site has no page for', () => {
    expect(drawn([action('change_run'), action('cancel')], { hasPage: () => false })).toEqual([]);
  });

  test('is first of all to pay what is to be paid', () => {
    const until = '2026-11-26T18:00:00-06:00';
    const [first] = now([action('pay_reference', { direction: null, until })]);
    expect(first).toMatchObject({ until: 'jue 26 nov, 6:00\u00a0p.m. (hora de Guadalajara)', isMain: true });
    expect(first!.href).toContain('/reservacion/boletos');
  });

  test('is to give an open ticket its run, until its last day', () => {
    const ticket = { folio: '7K3M9QX2VD-01', direction: 'departure', open: true, valid_until: '2026-12-26' };
    const change = { tickets: [ticket] };
    expect(now([action('choose_run')], { change })).toMatchObject([
      { until: 'sábado, 26 de diciembre de 2026', isMain: true },
    ]);
  });

  test('is to cancel or to ask for an invoice, without an end', () => {
    const open = { direction: null, until: null };
    expect(drawn([action('invoice', open), action('cancel', open)])).toEqual([
      [expect.stringContaining('code=7K3M9QX2VD'), null],
      ['/mi-reservacion/cancelar?code=7K3M9QX2VD', null],
    ]);
  });
});

test('what is shared says where and when, and opens nothing', () => {
  const text = decodeURIComponent(shareAddress(view(), 'es'));
  expect(text).toContain('Guadalajara → Guayabitos, vie 27 nov, 9:05\u00a0a.m. (hora de Guadalajara)');
  expect(text).not.toContain('7K3M9QX2VD');
});

test('only a trip that ended has seats that are back on sale', () => {
  const trip = view({ adding: null, change: null });
  const added = view({ adding: { code: '7K3M9QX2VD', lines: [], on_board: false }, change: null });
  const changed = view({ adding: null, change: { code: '7K3M9QX2VD', direction: 'return', was_open: false } });
  expect(stateWords('ended', trip).text.es).toContain('volvieron a la venta');
  expect(stateWords('ended', changed).text.es).toMatch(/cambio[^.]*no se hizo.*no la pagues/);
  expect(stateWords('ended', changed).text.en).toMatch(/change[^.]*was not made.*do not pay it/);
  expect(stateWords('ended', added).text.es).toContain('no pagues la referencia');
  expect(stateWords('ended', added).text.en).toContain('do not pay the reference');
  expect(stateWords('paid', added)).toEqual(stateWords('paid', trip));
});
