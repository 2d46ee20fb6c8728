import { expect, test } from 'vitest';
import { journeyDeadlinesOf } from './journey-deadlines.ts';

const deadlines = {
  pay_at_counter_until: '2026-11-27T08:35:00-06:00',
  exchange_until: '2026-11-27T08:45:00-06:00',
  released_at: '2026-11-27T08:50:00-06:00',
  boarding_at: '2026-11-27T08:55:00-06:00',
  departs_at: '2026-11-27T09:05:00-06:00',
  zone: 'America/Mexico_City',
};

const states = (at: string, isPaid = false) =>
  journeyDeadlinesOf(deadlines, { now: Date.parse(at), isPaid })
    .map(({ state }) => state)
    .join(' ');

test.each([
  ['2026-11-27T06:00:00-06:00', 'next later later later later'],
  ['2026-11-27T08:35:00-06:00', 'past next later later later'],
  ['2026-11-27T08:52:00-06:00', 'past past past next later'],
  ['2026-11-27T09:05:00-06:00', 'past past past past past'],
])('at %s: %s', (at, expected) => {
  expect(states(at)).toBe(expected);
});

test('a paid ticket is not told that its seat is released', () => {
  expect(states('2026-11-27T06:00:00-06:00', true)).toBe('next later later later later');
  expect(JSON.stringify(journeyDeadlinesOf(deadlines, { now: 0, isPaid: true }))).not.toMatch(/libera|taquilla o/);
});

test('what is left is told in whole minutes, rounded up', () => {
  const [first] = journeyDeadlinesOf(deadlines, { now: Date.parse('2026-11-27T08:05:30-06:00'), isPaid: false });
  expect(first?.minutesLeft).toBe(30);
});

test.each([
  ['a day before the first', '2026-11-26T08:35:00-06:00', 0, 0],
  ['half a day before it', '2026-11-26T20:35:00-06:00', 0, 0.5],
  ['between two rungs', '2026-11-27T08:40:00-06:00', 1, 0.5],
  ['when it is over', '2026-11-27T10:00:00-06:00', 4, 1],
])('how far on the way to a deadline: %s', (_name, at, deadline, share) => {
  expect(journeyDeadlinesOf(deadlines, { now: Date.parse(at), isPaid: false })[deadline]?.share).toBe(share);
});
