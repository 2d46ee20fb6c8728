import { describe, expect, test } from 'vitest';
import { type AdditionOffer, additionLine } from '#domain/booking/addition.ts';
import { ADDITION_MINUTES } from '#domain/booking/deadlines.ts';
import { draft, OPEN, passenger } from '#domain/booking/testing/reservation.ts';
import type { Reservation } from '#domain/booking/reservation.ts';
import { after, HOUR, instant, MINUTE } from '#kernel/instant.ts';
import { centavos } from '#kernel/money.ts';
import {
  areExtrasDone,
  carriedExtras,
  currentExtras,
  extraRefusal,
  extrasOn,
  type ExtrasOnSale,
  travelled,
} from './extras.ts';
import { NO_JOURNEY } from './nothing-sold.ts';
import { isOpenStep, STEPS } from './step.ts';

const NOW = instant(Date.parse('2026-12-01T12:00:00Z'));
const BAG: AdditionOffer = {
  key: 'bag',
  name: { es: 'Maleta', en: 'Bag' },
  price: centavos(12_000),
  max: 3,
  baggage: 'bag',
};
const sale = (change: Partial<ExtrasOnSale> = {}): ExtrasOnSale => ({
  offers: [BAG],
  departs: { departure: after(NOW, 2 * HOUR), return: after(NOW, 48 * HOUR) },
  now: NOW,
  ...change,
});
const leaving = (minutes: number) =>
  sale({ departs: { departure: after(NOW, minutes * MINUTE), return: after(NOW, 48 * HOUR) } });
const bags = (quantity: number, change: Partial<AdditionOffer> = {}) =>
  additionLine({ ...BAG, ...change }, { passenger: 1, direction: 'departure' }, quantity);
const oneWay = { return: NO_JOURNEY, round: false };

describe('luggage is sold on a journey', () => {
  test.each<[string, Partial<Reservation>, ExtrasOnSale, string | undefined]>([
    ['on a date', {}, sale(), undefined],
    ['whose run is still to be chosen', {}, sale({ departs: { departure: undefined, return: undefined } }), undefined],
    ['until half an hour before it leaves', {}, leaving(ADDITION_MINUTES + 1), undefined],
    ['no longer by then', {}, leaving(ADDITION_MINUTES), 'addition_closed'],
    ['not of an open ticket', { departure: OPEN }, sale(), 'addition_open'],
  ])('%s', (_, change, on, code) => {
    const trip = draft(change);
    expect(extraRefusal(trip, { direction: 'departure', offer: BAG }, on)?.code).toBe(code);
    expect(extrasOn(trip, 'departure', on)).toEqual(code === undefined ? [BAG] : []);
  });

  test('only where its bus has it, and until it leaves where nobody has to load it', () => {
    const wifi = { ...BAG, key: 'basic', onlyWith: 'wifi', untilDeparture: true } as const;
    const on = (has: readonly string[] | undefined, minutes: number) => ({
      ...leaving(minutes),
      offers: [wifi],
      onBoard: { departure: has, return: undefined },
    });
    const found = (has: readonly string[] | undefined, minutes = 120) =>
      extraRefusal(draft(), { direction: 'departure', offer: wifi }, on(has, minutes))?.code;
    expect([found(['wifi']), found(undefined), found(['wc'])]).toEqual([
      undefined,
      undefined,
      'additional_unavailable',
    ]);
    expect([found(['wifi'], 1), found(['wifi'], 0)]).toEqual([undefined, 'addition_closed']);
    expect(extrasOn(draft(), 'departure', on(['wc'], 120))).toEqual([]);
  });

  test('that somebody travels', () => {
    expect([travelled(draft()), travelled(draft({ return: OPEN })), travelled(draft(oneWay))]).toEqual([
      ['departure', 'return'],
      ['departure', 'return'],
      ['departure'],
    ]);
    expect(extrasOn(draft(oneWay), 'return', sale())).toEqual([]);
  });
});

describe('what was chosen before the price is asked again', () => {
  const now = (change: Partial<Reservation>, on = sale()) => {
    const { extras, droppedExtras, extrasOffered } = currentExtras(draft(change), on);
    return [
      extras.map(({ quantity, total }) => [quantity, total]),
      droppedExtras.map(({ quantity }) => quantity),
      extrasOffered,
    ];
  };
  const GOLDEN = { passengers: [passenger({ tier: 'golden' })] };
  const CLASSIC = { passengers: [passenger({ tier: 'classic' })] };

  test.each<[string, ReturnType<typeof now>, unknown]>([
    [
      'is priced as the list has it today',
      now({ extras: [bags(2, { price: centavos(9_000) })] }),
      [[[2, 24_000]], [], true],
    ],
    ['stays at the limit', now({ extras: [bags(3)] }), [[[3, 36_000]], [], true]],
    [
      'is dropped beyond the limit of today',
      now({ extras: [bags(3)] }, sale({ offers: [{ ...BAG, max: 2 }] })),
      [[], [3], true],
    ],
    [
      'is dropped where it is sold no longer',
      now({ extras: [bags(1)] }, sale({ offers: [{ ...BAG, key: 'bike' }] })),
      [[], [1], true],
    ],
    [
      'is dropped on a bus about to leave, while it is sold on the way back',
      now({ extras: [bags(1)] }, leaving(5)),
      [[], [1], true],
    ],
    [
      'is dropped with all that was, where nothing is sold',
      now({ extras: [bags(1)], droppedExtras: [bags(2)] }, sale({ offers: [] })),
      [[], [2, 1], false],
    ],
    [
      'is for the buyer to choose again once a card includes some of it',
      now({ ...CLASSIC, extras: [bags(1)] }),
      [[], [1], true],
    ],
    [
      'stays that was chosen beyond what the card includes',
      now({ ...CLASSIC, extras: [bags(1, { max: 1 })] }),
      [[[1, 12_000]], [], true],
    ],
    [
      'is dropped where the card includes all that may be had',
      now({ ...GOLDEN, extras: [bags(1, { max: 0 })] }),
      [[], [1], true],
    ],
    [
      'is that of its own passenger: the card of another includes nothing of it',
      now({ passengers: [passenger(), passenger({ position: 2, tier: 'golden' })], extras: [bags(1)] }),
      [[[1, 12_000]], [], true],
    ],
  ])('%s', (_, found, expected) => {
    expect(found).toEqual(expected);
  });
});

test('a bag is carried that is being bought, and once it is paid what was', () => {
  const [chosen, sold] = [bags(1), bags(2)];
  const carried = (status: Reservation['status']) => carriedExtras({ status, extras: [chosen], additions: [sold] });
  expect([carried('process'), carried('order_generated'), carried('approved')]).toEqual([[chosen], [chosen], [sold]]);
});

test('the step of the extras is over once it was seen, or where there is nothing in it', () => {
  const done = (additionalsSeen: boolean, extrasOffered: boolean) => areExtrasDone({ additionalsSeen, extrasOffered });
  expect([done(true, true), done(false, true), done(false, false)]).toEqual([true, false, true]);
});

test('a draft stands before its tickets and its invoice', () => {
  expect(STEPS.filter(isOpenStep)).toEqual(['horarios', 'contacto', 'adicionales', 'asientos', 'pago']);
});
