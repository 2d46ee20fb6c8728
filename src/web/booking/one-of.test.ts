import { expect, test } from 'vitest';
import { errorMessage } from '#text/errors.ts';
import type { Item, JourneyRow } from './add-data.ts';
import { bothChosen, excludedBy, named, replacements } from './one-of.ts';

const offer = (place: string, key: string, oneOf?: string) => ({
  field: `add.${place}.${key}`,
  name: `Internet ${key}`,
  price: 4_900,
  most: 1,
  isIncluded: false,
  left: 1,
  chosen: 0,
  oneOf,
});
const ticket = (place: string): JourneyRow['tickets'][number] => ({
  folio: place,
  name: 'Ana',
  included: '',
  has: '',
  refusal: undefined,
  offers: [offer(place, 'bag'), offer(place, 'plus', 'internet'), offer(place, 'family', 'internet')],
});
const JOURNEYS: readonly JourneyRow[] = [
  { direction: 'departure', from: 'Tepic', to: 'Sayulita', until: undefined, tickets: [ticket('a'), ticket('b')] },
];
const chosen = (...fields: string[]): readonly Item[] =>
  fields.map((field) => ({ field: `add.${field}`, ticket_id: '', offer: '', quantity: 1 }));

test('one of a kind excludes the others of the same passenger, and nothing else', () => {
  const { offers } = ticket('a');
  expect(offers.map((one) => excludedBy(offers, one).map(({ field }) => field))).toEqual([
    [],
    ['add.a.family'],
    ['add.a.plus'],
  ]);
});

test.each<[string, string[], string[], [string, string][]]>([
  ['the other of its kind', ['a.plus'], ['a.plus', 'a.family'], [['add.a.family', 'add.a.plus']]],
  ['nothing of another kind', ['a.bag'], ['a.bag', 'a.family'], []],
  ['nothing of another passenger', ['b.plus'], ['b.plus', 'a.family'], []],
  ['nothing that stood beside it before', ['a.plus', 'a.family'], ['a.plus', 'a.family'], []],
  ['nothing when both come at once', [], ['a.plus', 'a.family'], []],
])('a new choice replaces %s', (_, before, now, expected) => {
  expect(replacements(JOURNEYS, chosen(...before), chosen(...now))).toEqual(
    expected.map(([field, replaced]) => ({ field, replaced: [replaced] })),
  );
});

test('two that exclude each other are refused at the second, naming both', () => {
  expect(bothChosen(JOURNEYS, chosen('a.plus', 'b.family', 'a.bag'))).toEqual([]);
  const [error, ...others] = bothChosen(JOURNEYS, chosen('a.plus', 'a.family'));
  expect(others).toEqual([]);
  expect(error).toMatchObject({ code: 'addition_excluded', field: 'add.a.family' });
  for (const lang of ['es', 'en'] as const) {
    const text = errorMessage(error!.code, error!.params, '')[lang];
    for (const name of ['Internet plus', 'Internet family']) expect(text).toContain(name);
  }
});

test('the refusal of the call gets the names where both are in the form', () => {
  const refused = (field: string) => [{ code: 'addition_excluded', field, message: '', params: {} }];
  const both = chosen('a.plus', 'a.family');
  expect(named(refused('add.a.family'), JOURNEYS, both)).toEqual(bothChosen(JOURNEYS, both));
  // What the passenger has already is not in the form.
  const one = chosen('a.family');
  expect(named(refused('add.a.family'), JOURNEYS, one)).toEqual(refused('add.a.family'));
});
