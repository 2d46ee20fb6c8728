import { expect, test } from 'vitest';
import { isAhead, stillGoesWith } from '#domain/basket/goes-with.ts';
import { instant } from '#kernel/instant.ts';

const at = (day: number, from: string, to: string, isStay = false) => ({
  starts: instant(Date.parse(`2026-12-0${day}T${from}:00-06:00`)),
  ends: instant(Date.parse(`2026-12-0${day}T${to}:00-06:00`)),
  ...(isStay && { isStay }),
});

const BUS = at(1, '10:00', '15:00');
const SHUTTLE = [at(1, '08:00', '09:00')];
const LOUNGE = [at(1, '09:00', '10:30', true)];
const WHALES = [at(2, '09:00', '12:00')];

const after = (next: readonly ReturnType<typeof at>[], other: readonly ReturnType<typeof at>[]) =>
  stillGoesWith({ own: [BUS], next }, other);

test('without its bus neither the shuttle to it, nor the hour in the lounge, nor the tour at its end goes with it', () => {
  expect([SHUTTLE, LOUNGE, WHALES].map((other) => after([], other))).toEqual([false, false, false]);
});

test('an hour later all of them still do', () => {
  const later = [at(1, '11:00', '16:00')];
  expect([SHUTTLE, LOUNGE, WHALES].map((other) => after(later, other))).toEqual([true, true, true]);
});

test('an hour earlier the shuttle is too late for it', () => {
  expect(after([at(1, '09:15', '14:15')], SHUTTLE)).toBe(false);
  expect(after([at(1, '09:30', '14:30')], SHUTTLE)).toBe(true);
});

test('a day later the shuttle and the lounge are too early, and the tour is before it arrives', () => {
  const nextDay = [at(2, '10:00', '15:00')];
  expect([SHUTTLE, LOUNGE, WHALES].map((other) => after(nextDay, other))).toEqual([false, false, false]);
});

test('what never went with it is not concerned', () => {
  expect(after([], [at(8, '09:00', '12:00')])).toBe(true);
  expect(after([], [])).toBe(true);
});

test('of a round trip the journey that stays keeps what goes with it', () => {
  const back = at(3, '16:00', '21:00');
  const own = [BUS, back];
  expect(stillGoesWith({ own, next: [BUS] }, WHALES)).toBe(true);
  expect(stillGoesWith({ own, next: [BUS] }, [at(3, '08:00', '12:00')])).toBe(false);
  expect(stillGoesWith({ own, next: [back] }, WHALES)).toBe(false);
});

test('what has begun is not ahead', () => {
  expect(isAhead(SHUTTLE, SHUTTLE[0]!.starts)).toBe(false);
  expect(isAhead(WHALES, SHUTTLE[0]!.starts)).toBe(true);
});
