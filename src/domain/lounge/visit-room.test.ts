import { describe, expect, test } from 'vitest';
import { id } from '#kernel/ids.ts';
import { after, HOUR, instant } from '#kernel/instant.ts';
import { besideOwn, type OverlappingVisit, refusalToSell, roomFault } from './visit-room.ts';

const STARTS = instant(Date.parse('2027-03-10T16:00:00Z'));
const WANTED = { lounge: 'coast', starts: STARTS, hours: 2, people: 2 };
const OWN: OverlappingVisit = { ...WANTED, ends: after(STARTS, 2 * HOUR), state: 'booked' };

test('people fit when no hour of their visit has more than the lounge', () => {
  expect(roomFault({ capacity: 10, taken: [8, 0, 8], people: 2 })).toBeUndefined();
  expect(roomFault({ capacity: 10, taken: [8, 9, 8], people: 2 })?.code).toBe('lounge_full');
  expect(roomFault({ capacity: 10, taken: [10], people: 1 })?.code).toBe('lounge_full');
});

const ORDER = id<'order'>('own');
const HELD = { state: 'held', isHeld: true, order: undefined } as const;
const FREE = { capacity: 10, taken: [0], people: 1, order: ORDER };

test('a visit is sold on the places held for it, or on free ones', () => {
  const full = { ...FREE, taken: [10] };
  const ranOut = { ...HELD, isHeld: false };
  expect(refusalToSell({ ...full, visit: HELD })).toBeUndefined();
  expect(refusalToSell({ ...full, visit: ranOut })?.code).toBe('lounge_full');
  expect(refusalToSell({ ...full, taken: [9], visit: ranOut })).toBeUndefined();
});

test('a visit that another order bought is not sold again', () => {
  const booked = { state: 'booked', isHeld: false, order: id<'order'>('other') } as const;
  expect(refusalToSell({ ...FREE, visit: booked })?.code).toBe('lounge_already_booked');
  expect(refusalToSell({ ...FREE, visit: { ...booked, order: ORDER } })).toBeUndefined();
});

test.each([undefined, ORDER])('a visit that was cancelled is not sold, also where there is room: %s', (order) => {
  const visit = { state: 'cancelled', isHeld: false, order } as const;
  expect(refusalToSell({ ...FREE, visit })?.code).toBe('lounge_visit_cancelled');
});

describe('beside an own visit at the same time', () => {
  test.each(['booked', 'held'] as const)('the same one is kept, %s', (state) => {
    const own = { ...OWN, state };
    expect(besideOwn(own, WANTED)).toEqual({ kind: 'keep', own });
  });

  test.each<[string, Partial<typeof WANTED>]>([
    ['in another lounge', { lounge: 'city' }],
    ['an hour later', { starts: after(STARTS, HOUR) }],
    ['of another length', { hours: 3 }],
    ['of other people', { people: 1 }],
  ])('one %s replaces what waits for its payment, and nothing that is booked', (_, change) => {
    const held = { ...OWN, state: 'held' as const };
    expect(besideOwn(held, { ...WANTED, ...change })).toEqual({ kind: 'replace', own: held });
    expect(besideOwn(OWN, { ...WANTED, ...change })).toMatchObject({
      kind: 'refused',
      fault: { code: 'lounge_already_booked', field: 'starts_at' },
    });
  });

  test('a cancelled one, or none, does not matter', () => {
    expect(besideOwn({ ...OWN, state: 'cancelled' }, WANTED)).toEqual({ kind: 'add' });
    expect(besideOwn(undefined, WANTED)).toEqual({ kind: 'add' });
  });
});
