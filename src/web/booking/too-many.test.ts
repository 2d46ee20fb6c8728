import { expect, test } from 'vitest';
import type { JourneyRow } from './add-data.ts';
import { tooMany } from './too-many.ts';

const offer = (field: string, left: number) => ({
  field,
  name: 'Maleta',
  price: 12_000,
  most: 2,
  isIncluded: false,
  left,
  chosen: 0,
});
const ticket = { folio: 'T', name: 'Ana', included: '', has: '', refusal: undefined };
const journey = (...tickets: JourneyRow['tickets']): readonly JourneyRow[] => [
  { direction: 'departure', from: 'Tepic', to: 'Sayulita', until: undefined, tickets },
];
const of = (field: string, quantity: number) => [{ field, ticket_id: 'T', offer: 'bag', quantity }];

test.each([
  [2, 2, []],
  [3, 2, ['bag']],
  [100, 2, ['bag']],
  // One is carried already.
  [2, 1, ['bag']],
])('%i of what %i can still be had of is refused at its field, or not', (quantity, left, fields) => {
  const journeys = journey({ ...ticket, offers: [offer('bag', left), offer('board', 2)] });
  const refused = tooMany(journeys, of('bag', quantity));
  expect(refused.map(({ field }) => field)).toEqual(fields);
  for (const error of refused) expect(error).toMatchObject({ code: 'addition_too_many', params: { max: 2 } });
});

test('a ticket that nothing can be added to has its own words', () => {
  const journeys = journey({ ...ticket, refusal: 'Ya salió.', offers: [offer('bag', 0)] });
  expect(tooMany(journeys, of('bag', 1))).toEqual([]);
});
