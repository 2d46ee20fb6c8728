import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { type AddablePlace, type RequestedAddition, requestedLines } from '#app/booking/requested-lines.ts';
import { type AdditionOffer, personalOffer } from '#domain/booking/addition.ts';
import { fault } from '#domain/errors.ts';
import { centavos } from '#kernel/money.ts';

const BAG: AdditionOffer = { key: 'bag', name: { es: 'Maleta', en: 'Bag' }, price: centavos(12_001), max: 3 };
const BIKE: AdditionOffer = { key: 'bike', name: { es: 'Bici', en: 'Bike' }, price: centavos(20_000), max: 1 };
const place = (name: string, left: number, change: Partial<AddablePlace> = {}): AddablePlace => ({
  name,
  place: { passenger: Number(name.at(-1)), direction: 'departure' },
  tier: undefined,
  refusal: undefined,
  offers: [BAG, BIKE].map((offer) => ({ ...personalOffer(offer, undefined), left: Math.min(left, offer.max) })),
  ...change,
});
/** Ana may have three more bags, Eva one; Leo's bus is about to leave. */
const PLACES = [
  place('A-01', 3),
  place('A-02', 1),
  place('A-03', 3, { refusal: fault('addition_closed', 'ticket_id') }),
];
const wish = (ticket: string, offer: string, quantity: number): RequestedAddition => ({ ticket, offer, quantity });
const asked = (...items: RequestedAddition[]) => {
  const read = requestedLines(PLACES, items);
  return read.ok
    ? read.value.map(({ passenger, offer, quantity, total }) => [passenger, offer, quantity, total])
    : read.fault.map(({ code, field }) => `${code} ${field}`);
};

test.each<[string, readonly RequestedAddition[], unknown]>([
  ['nothing', [], []],
  ['none of something', [wish('A-01', 'bag', 0)], []],
  ['two bags', [wish('A-01', 'bag', 2)], [[1, 'bag', 2, 24_002]]],
  ['as many as there may be', [wish('A-01', 'bag', 3)], [[1, 'bag', 3, 36_003]]],
  ['a folio as people type it', [wish(' a-01 ', 'bag', 1)], [[1, 'bag', 1, 12_001]]],
  [
    'a bag and a bike',
    [wish('A-01', 'bag', 1), wish('A-01', 'bike', 1)],
    [
      [1, 'bag', 1, 12_001],
      [1, 'bike', 1, 20_000],
    ],
  ],
  ['one said twice is two', [wish('A-01', 'bag', 1), wish('a-01', 'bag', 1)], [[1, 'bag', 2, 24_002]]],
  ['too many', [wish('A-02', 'bag', 2)], ['addition_too_many items.0']],
  ['too many, said in two lines', [wish('A-02', 'bag', 1), wish('A-02', 'bag', 1)], ['addition_too_many items.0']],
  ['a ticket that is not there', [wish('A-09', 'bag', 1)], ['addition_ticket_unknown items.0']],
  ['something that is not sold', [wish('A-01', 'piano', 1)], ['addition_unknown items.0']],
  ['on a bus that is about to leave', [wish('A-01', 'bag', 1), wish('A-03', 'bag', 1)], ['addition_closed items.1']],
  [
    'all that is wrong, each at its place',
    [wish('A-09', 'bag', 1), wish('A-01', 'bag', 1), wish('A-01', 'piano', 1)],
    ['addition_ticket_unknown items.0', 'addition_unknown items.2'],
  ],
])('%s', (_, items, expected) => {
  expect(asked(...items)).toEqual(expected);
});

test('two packages that exclude each other are refused at the second, for one passenger alone', () => {
  const [basic, family] = ['basic', 'family'].map((key): AdditionOffer => ({ ...BIKE, key, oneOf: 'internet' }));
  const packs = [basic!, family!].map((offer) => ({ ...personalOffer(offer, undefined), left: 1 }));
  const places = [place('A-01', 1, { offers: packs }), place('A-02', 1, { offers: packs })];
  const codesOf = (...items: RequestedAddition[]) => {
    const read = requestedLines(places, items);
    return read.ok ? read.value.length : read.fault.map(({ code, field }) => `${code} ${field}`);
  };
  expect(codesOf(wish('A-01', 'basic', 1), wish('A-01', 'family', 1))).toEqual(['addition_excluded items.1']);
  expect(codesOf(wish('A-01', 'basic', 1), wish('A-02', 'family', 1), wish('A-01', 'family', 0))).toBe(2);
});

test('in whatever lines bags are asked for, nobody has more than are left, nor pays another price', () => {
  const items = fc.array(
    fc.record({
      ticket: fc.constantFrom('A-01', 'A-02'),
      offer: fc.constantFrom('bag', 'bike'),
      quantity: fc.integer({ min: 0, max: 2 }),
    }),
    { maxLength: 5 },
  );
  fc.assert(
    fc.property(items, (wanted) => {
      const read = requestedLines(PLACES, wanted);
      const count = (ticket: string, offer: string) =>
        wanted
          .filter((one) => one.ticket === ticket && one.offer === offer)
          .reduce((sum, one) => sum + one.quantity, 0);
      const fits = PLACES.every(({ name, offers }) =>
        offers.every(({ offer, left }) => count(name, offer.key) <= left),
      );
      expect(read.ok).toBe(fits);
      if (!read.ok) return;
      for (const { passenger, offer, quantity, total, net, vat } of read.value) {
        expect(quantity).toBe(count(`A-0${passenger}`, offer));
        expect([total, net + vat]).toEqual([quantity * (offer === 'bag' ? 12_001 : 20_000), total]);
      }
    }),
  );
});
