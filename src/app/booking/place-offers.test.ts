import { describe, expect, test } from 'vitest';
import type { AdditionOffer } from '#domain/booking/addition.ts';
import { fault } from '#domain/errors.ts';
import type { Direction } from '#domain/fares/quote.ts';
import { centavos } from '#kernel/money.ts';
import { placeOffers } from './place-offers.ts';
import type { AddablePlace, OfferLeft } from './requested-lines.ts';

const offer = (key: string, more: Partial<AdditionOffer> = {}): OfferLeft => ({
  offer: { key, name: { es: key, en: key }, price: centavos(3_900), max: 1, ...more },
  included: 0,
  left: more.max ?? 1,
});
const BASIC = offer('basic', { oneOf: 'internet' });
const FAMILY = offer('family', { oneOf: 'internet' });
const BAG = offer('bag', { max: 2 });
const closed = (one: OfferLeft): OfferLeft => ({ ...one, refusal: fault('addition_closed', 'items', { minutes: 30 }) });

const at = (passenger: number, direction: Direction, offers = [BASIC, FAMILY, BAG]): AddablePlace => ({
  name: `${direction}-${passenger}`,
  place: { passenger, direction },
  tier: undefined,
  refusal: undefined,
  offers,
});
const TWO_THERE_AND_BACK = [at(1, 'departure'), at(2, 'departure'), at(1, 'return'), at(2, 'return')];

const shown = (result: ReturnType<typeof placeOffers>) =>
  result.ok
    ? result.value.map(({ passenger, direction, offer: key }) => `${passenger} ${direction} ${key}`)
    : result.fault.map(({ code, field }) => `${code} ${field}`);
const placing = (
  offers: readonly string[],
  places = TWO_THERE_AND_BACK,
  items = [] as Parameters<typeof placeOffers>[1],
) => shown(placeOffers(places, items, { offers, field: 'packages' }));

describe('an offer for nobody in particular', () => {
  test('goes to the passengers in turn, all on the way out first', () => {
    expect(placing([])).toEqual([]);
    expect(placing(['basic'])).toEqual(['1 departure basic']);
    expect(placing(['basic', 'family', 'basic'])).toEqual([
      '1 departure basic',
      '2 departure family',
      '1 return basic',
    ]);
  });

  test('passes over who has one that excludes it, and counts what may be had more than once', () => {
    const items = [
      { passenger: 1, direction: 'departure', offer: 'family', quantity: 1 },
      { passenger: 2, direction: 'departure', offer: 'basic', quantity: 0 },
    ] as const;
    expect(placing(['basic'], TWO_THERE_AND_BACK, items).at(-1)).toBe('2 departure basic');
    expect(placing(['bag', 'bag', 'bag'])).toEqual(['1 departure bag', '1 departure bag', '2 departure bag']);
  });

  test('passes over a bus that does not sell it', () => {
    const places = [at(1, 'departure', [closed(BASIC)]), at(1, 'return')];
    expect(placing(['basic'], places)).toEqual(['1 return basic']);
  });
});

describe('is refused at its place in the list', () => {
  test('where nobody sells it', () =>
    expect(placing(['basic', 'piano'])).toEqual(['additional_unavailable packages.1']));

  test('where every bus has closed it', () =>
    expect(placing(['basic'], [at(1, 'departure', [closed(BASIC)])])).toEqual(['addition_closed packages.0']));

  test('where everybody has one', () => {
    const result = placeOffers([at(1, 'departure')], [], { offers: ['basic', 'family', 'basic'], field: 'packages' });
    expect(shown(result)).toEqual(['addition_too_many packages.1', 'addition_too_many packages.2']);
    expect(result).toMatchObject({ fault: [{ params: { max: 1 } }, {}] });
  });
});
