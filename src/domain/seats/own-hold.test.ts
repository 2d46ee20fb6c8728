import { describe, expect, test } from 'vitest';
import { id } from '#kernel/ids.ts';
import { after, instant } from '#kernel/instant.ts';
import { areAllHeld, type OwnHold } from './own-hold.ts';

const NOW = instant(1_000_000);
const hold = (change: Partial<OwnHold> = {}): OwnHold => ({
  departure: id('out'),
  direction: 'departure',
  passenger: 1,
  seat: 11,
  from: 1,
  to: 3,
  state: 'held',
  until: after(NOW, 1),
  ...change,
});
const back = (change: Partial<OwnHold> = {}) =>
  hold({ departure: id('back'), direction: 'return', seat: 21, ...change });

describe('seats are held still', () => {
  test.each<[string, readonly OwnHold[], boolean]>([
    ['until the moment they end', [hold(), back()], true],
    ['not from that moment on', [hold(), back({ until: NOW })], false],
    ['not without an end', [hold({ until: undefined })], false],
    ['not while they are being paid', [hold({ state: 'paying' })], false],
    ['not once one of them is sold', [hold(), back({ state: 'sold' })], false],
  ])('%s', (_, holds, expected) => {
    expect(areAllHeld({ now: NOW, holds })).toBe(expected);
  });
});
