import { describe, expect, test } from 'vitest';
import { instant, localDate, zone } from '#kernel/instant.ts';
import { centavos } from '#kernel/money.ts';
import {
  GIFT_AMOUNTS,
  GIFT_CHOICES,
  type GiftInput,
  giftFaults,
  giftMorning,
  orderedGift,
  readGift,
  giftReturnTerms,
} from './gift-rules.ts';

const TODAY = localDate('2026-11-27');
const GIFT: GiftInput = {
  amount: 50_000,
  name: ' Eva  Ruiz ',
  email: ' eva@example.com ',
  message: ' Hola ',
  date: '',
};
const faults = (change: Partial<GiftInput>) =>
  giftFaults({ ...GIFT, ...change }, TODAY).map(({ code, field }) => `${field} ${code}`);

test.each([
  ['2026-11-27', 'America/Mexico_City', '2026-11-27T09:00:00-06:00'],
  // Days of 23 and of 25 hours.
  ['2026-03-08', 'America/New_York', '2026-03-08T09:00:00-04:00'],
  ['2026-11-01', 'America/New_York', '2026-11-01T09:00:00-05:00'],
])('a card of %s in %s is sent at nine by its clocks', (day, place, expected) => {
  expect(giftMorning(localDate(day), zone(place))).toBe(instant(Date.parse(expected)));
});

test('a complete card passes', () => {
  expect(faults({})).toEqual([]);
});

describe('an amount', () => {
  test.each([10_000, 10_100, 500_000])('of %i centavos is one', (amount) => {
    expect(faults({ amount })).toEqual([]);
  });
  test.each([0, 9900, 10_050, 500_100, Number.NaN, 1e21, -50_000])('of %d centavos is none', (amount) => {
    expect(faults({ amount })).toEqual(['amount gift_amount_invalid']);
  });
});

test('every amount that the form offers may be ordered, and a refusal names the limits in pesos', () => {
  expect(GIFT_CHOICES.filter((amount) => faults({ amount }).length > 0)).toEqual([]);
  const [refusal] = giftFaults({ ...GIFT, amount: GIFT_AMOUNTS.most + 100 }, TODAY);
  expect(refusal?.params).toEqual({ least: 100, most: 5000 });
});

test.each([
  ['', []],
  ['2026-11-27', []],
  ['2027-11-27', []],
  ['2027-11-28', ['date gift_date_invalid']],
  ['2026-11-26', ['date gift_date_invalid']],
  ['2026-02-30', ['date gift_date_invalid']],
  ['mañana', ['date gift_date_invalid']],
])('the date "%s"', (date, expected) => {
  expect(faults({ date })).toEqual(expected);
});

test('who gets it has a name and an e-mail, and a message is no letter', () => {
  expect(faults({ name: ' ', email: '', message: 'x'.repeat(301) })).toEqual([
    'name gift_name_required',
    'email email_required',
    'message text_too_long',
  ]);
  expect(faults({ name: '🎁' })).toEqual(['name gift_name_required']);
  expect(faults({ name: 'x'.repeat(61), email: 'a@' })).toEqual(['name text_too_long', 'email email_invalid']);
});

test('a line break in a message is one character, whatever system it was typed on', () => {
  const message = `${'x'.repeat(297)}\r\n\r\ny`;
  expect(faults({ message })).toEqual([]);
  expect(faults({ message: `${message}yy` })).toEqual(['message text_too_long']);
  expect(orderedGift({ ...GIFT, message: 'One\r\n\r\ntwo\rthree\n' }, TODAY).message).toBe('One\n\ntwo\nthree');
});

test('no word of it is in letters that the paper cannot print; a picture may be among them', () => {
  expect(faults({ name: '王小明', message: 'С днём рождения' })).toEqual([
    'name gift_text_not_latin',
    'message gift_text_not_latin',
  ]);
  expect(faults({ name: 'Mamá 💛', message: 'Te quiero ❤️' })).toEqual([]);
});

test('what is kept is tidy; today is at once', () => {
  const kept = { amount: 50_000, name: 'Eva Ruiz', email: 'eva@example.com', message: 'Hola' };
  expect(orderedGift(GIFT, TODAY)).toEqual(kept);
  expect(orderedGift({ ...GIFT, date: TODAY }, TODAY)).toEqual(kept);
  const later = { ...kept, date: '2026-12-24' };
  expect(orderedGift({ ...GIFT, date: ' 2026-12-24 ' }, TODAY)).toEqual(later);
  expect(readGift(later)).toEqual(later);
  expect(() => readGift({})).toThrow('without its gift card');
});

test('only a card of which nothing was spent goes back', () => {
  const terms = (left: number, isReturned = false) =>
    giftReturnTerms({ left: centavos(left), amount: centavos(100), isReturned });
  expect(terms(100)).toEqual({ kind: 'open', prepaid: 100 });
  expect(terms(99)).toMatchObject({ kind: 'refused', fault: { code: 'gift_card_spent' } });
  expect(terms(0, true)).toEqual({ kind: 'returned' });
});

test('letters of any alphabet and pictures count as one character each', () => {
  expect(faults({ name: 'Ñandú '.repeat(10), message: '🎁'.repeat(300) })).toEqual([]);
  expect(faults({ message: '🎁'.repeat(301) })).toEqual(['message text_too_long']);
});

test.each([
  ['its amount', { name: 'Eva', email: 'eva@example.com' }],
  ['its name', { amount: 50_000, email: 'eva@example.com' }],
  ['its e-mail', { amount: 50_000, name: 'Eva' }],
])('a row without %s is not read as a card', (_, row) => {
  expect(() => readGift(row)).toThrow('without its gift card');
});
