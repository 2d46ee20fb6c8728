import { expect, test } from 'vitest';
import { type AdditionOffer, additionLine, notOnBoard, personalOffer } from '#domain/booking/addition.ts';
import type { Tier } from '#domain/loyalty/tier.ts';
import type { BaggageKind } from '#domain/ticketing/baggage.ts';
import { centavos } from '#kernel/money.ts';

const offerOf = (max: number, baggage?: BaggageKind): AdditionOffer => ({
  key: 'one',
  name: { es: 'Una', en: 'One' },
  price: centavos(12_000),
  max,
  ...(baggage && { baggage }),
});

// Every passenger has one bag included and may buy three: a card that includes three leaves one to sell.
test.each<[string, Tier | undefined, number, number]>([
  ['nobody’s card', undefined, 3, 0],
  ['a classic card', 'classic', 1, 2],
  ['a golden card', 'golden', 0, 3],
  ['a platinum card', 'platinum', 0, 4],
])('of three bags, with %s, %i are sold', (_, tier, max, included) => {
  expect(personalOffer(offerOf(3, 'bag'), tier)).toMatchObject({ offer: { max }, included });
});

test.each<Tier>(['classic', 'golden', 'platinum'])('a %s card includes one sports item, and no pet', (tier) => {
  expect(personalOffer(offerOf(1, 'sports'), tier)).toMatchObject({ offer: { max: 0 }, included: 1 });
  expect(personalOffer(offerOf(2, 'sports'), tier)).toMatchObject({ offer: { max: 1 }, included: 1 });
  expect(personalOffer(offerOf(1), tier)).toMatchObject({ offer: { max: 1 }, included: 0 });
});

test('on another bus only what needs something on board, of the same journey, cannot be had', () => {
  const wifi: AdditionOffer = { ...offerOf(1), key: 'wifi', onlyWith: 'wifi' };
  const bag = offerOf(3, 'bag');
  const line = (offer: AdditionOffer, direction: 'departure' | 'return') =>
    additionLine(offer, { passenger: 1, direction }, 1);
  const lines = [line(wifi, 'departure'), line(bag, 'departure'), line(wifi, 'return')];
  const lost = (amenities: readonly string[], offers = [wifi, bag]) =>
    notOnBoard(lines, { direction: 'departure', amenities, offers });
  expect(lost(['wc'])).toEqual([lines[0]]);
  expect(lost(['wc', 'wifi'])).toEqual([]);
  expect(lost(['wc'], [bag])).toEqual([]);
});

test('what is no longer on the list is judged like what excludes it there', () => {
  const [former, wifi] = ['former', 'wifi'].map(
    (key): AdditionOffer => ({ ...offerOf(1), key, oneOf: 'internet', onlyWith: 'wifi' }),
  ) as [AdditionOffer, AdditionOffer];
  const lines = [additionLine(former, { passenger: 1, direction: 'departure' }, 1)];
  const lost = (amenities: readonly string[]) =>
    notOnBoard(lines, { direction: 'departure', amenities, offers: [offerOf(3, 'bag'), wifi] });
  expect(lost(['wc'])).toEqual(lines);
  expect(lost(['wifi'])).toEqual([]);
});
