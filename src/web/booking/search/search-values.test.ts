import { expect, test } from 'vitest';
import { createBody, linkedValues, linkOf, onlyKnown, sentValues } from '#web/booking/search/search-values.ts';

test('a form nobody touched is a round trip for one adult', () => {
  expect(createBody(linkedValues(new URLSearchParams()))).toEqual({
    origin: '',
    destination: '',
    round: true,
    departure: { date: null, open: false },
    return: { date: null },
    passengers: [{ type: 'adult' }],
    promotional_code: null,
  });
});

test('a search link fills the form in', () => {
  const values = linkedValues(new URLSearchParams('origin=TLQ&destination=SAY&date=2026-12-01&round=false&promo=MAR'));
  expect(values).toMatchObject({
    origin: 'TLQ',
    destination: 'SAY',
    departureDate: '2026-12-01',
    round: false,
    promo: 'MAR',
  });
});

test('what was sent becomes the call', () => {
  const form = new URLSearchParams({
    origin: 'TLQ',
    destination: 'PVR',
    round: 'true',
    'departure.date': '2026-12-01',
    'return.date': '2026-12-04',
    'passengers.adult': '1',
    'passengers.student': '2',
    promotional_code: ' COSTA ',
  });
  expect(createBody(sentValues(form))).toMatchObject({
    departure: { date: '2026-12-01', open: false },
    return: { date: '2026-12-04' },
    passengers: [{ type: 'adult' }, { type: 'student' }, { type: 'student' }],
    promotional_code: 'COSTA',
  });
});

test.each([
  ['', 0],
  ['-3', 0],
  ['2.5', 0],
  ['abc', 0],
  ['11', 11],
  ['100000', 99],
])('%s passengers typed are %i', (typed, count) => {
  expect(sentValues(new URLSearchParams({ 'passengers.adult': typed })).party.adult).toBe(count);
});

test('one way asks for no return', () => {
  const form = new URLSearchParams({ round: 'false', 'return.date': '2026-12-04', 'departure.open': 'on' });
  expect(createBody(sentValues(form))).toMatchObject({ round: false, return: {}, departure: { open: true } });
});

test('the link of a search leads back to it', () => {
  const link = 'origin=TLQ&destination=SAY&round=false&date=2026-12-01&promo=MAR';
  expect(linkOf(linkedValues(new URLSearchParams(link)))).toBe(link);
  expect(linkOf(linkedValues(new URLSearchParams()))).toBe('');
  const two = 'origin=TLQ&destination=SAY&adult=2&minor=1';
  expect(linkedValues(new URLSearchParams(two)).party).toMatchObject({ adult: 2, minor: 1, student: 0 });
  expect(linkOf(linkedValues(new URLSearchParams(two)))).toBe(two);
});

test('a link to a stop nobody knows leaves the field empty', () => {
  expect(onlyKnown({ origin: 'TLQ', destination: 'constructor' }, ['TLQ', 'SAY'])).toEqual({
    origin: 'TLQ',
    destination: '',
  });
});
