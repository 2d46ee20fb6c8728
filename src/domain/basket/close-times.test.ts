import { describe, expect, test } from 'vitest';
import { closeTimes } from '#domain/basket/close-times.ts';
import { instant } from '#kernel/instant.ts';

const at = (clock: string) => instant(Date.parse(`2026-07-01T${clock}:00Z`));
const bus = { starts: at('10:00'), ends: at('14:30'), from: 'gdl', to: 'sayulita' };

describe('two things in a basket', () => {
  test('a bus that arrives at 14:30 is too late for a tour at 14:45', () => {
    const tour = { starts: at('14:45'), ends: at('18:00') };
    expect(closeTimes([[bus], [tour]])).toEqual([{ before: 0, after: 1, minutes: 15, needed: 30 }]);
  });

  test('half an hour is enough', () => {
    expect(closeTimes([[bus], [{ starts: at('15:00'), ends: at('18:00') }]])).toEqual([]);
  });

  test('in the same place ten minutes are enough', () => {
    const lounge = { starts: at('14:40'), ends: at('16:00'), from: 'sayulita', to: 'sayulita' };
    expect(closeTimes([[bus], [lounge]])).toEqual([]);
  });

  test('what overlaps is a negative number of minutes apart, whatever their order in the basket', () => {
    const tour = { starts: at('12:00'), ends: at('18:00') };
    expect(closeTimes([[tour], [bus]])).toEqual([{ before: 1, after: 0, minutes: -150, needed: 30 }]);
  });

  test('what happens between the way out and the way back of a trip is compared with both', () => {
    const back = { starts: at('20:00'), ends: at('23:00'), from: 'sayulita', to: 'gdl' };
    const tour = { starts: at('15:00'), ends: at('19:45') };
    expect(closeTimes([[bus, back], [tour]])).toEqual([{ before: 1, after: 0, minutes: 15, needed: 30 }]);
  });

  test('what has no time is compared with nothing', () => {
    expect(closeTimes([[bus], []])).toEqual([]);
  });
});
