import { expect, test } from 'vitest';
import { readMap, writtenMap } from '#web/seats/written-map.ts';
import { bus } from '#web/flows/reservation/seats/testing/bus.ts';

const written = writtenMap(bus(3, 2, 11));

test('a bus is a line for each row, with each seat at its column', () => {
  expect(written.seats).toEqual(['1f,2t,,3f,4f', '5f,6f,,7f,8f', '9f,10f,,11t,12f']);
});

test('read again it is the same bus', () => {
  const { layout, seats } = bus(3, 2, 11);
  const drawn = seats.map(({ seat, row, column, state }) => ({ seat, row, column, state }));
  expect(readMap(written)).toEqual({ direction: 'departure', layout, seats: drawn });
});

test('a gap is a place without a seat, and a seat of one’s own is told', () => {
  const { layout, seats } = bus(1);
  const own = seats.flatMap((seat) => (seat.seat === 3 ? [] : [{ ...seat, state: 'mine' as const }]));
  const again = readMap(writtenMap({ direction: 'return', layout, seats: own }));
  expect(again.seats.map(({ seat, column, state }) => [seat, column, state])).toEqual([
    [1, 0, 'mine'],
    [2, 1, 'mine'],
    [4, 4, 'mine'],
  ]);
});
