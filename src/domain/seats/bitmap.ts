import { MAX_SEATS } from '#domain/seats/layout.ts';

/** The seats of one leg: bit n - 1 is seat n. */
export type SeatMask = bigint;

export const NO_SEATS: SeatMask = 0n;

/** The bit of a seat; throws outside 1 to 63. */
export function seatBit(seat: number): SeatMask {
  if (!Number.isInteger(seat) || seat < 1 || seat > MAX_SEATS) throw new RangeError(`no such seat: ${seat}`);
  return 1n << BigInt(seat - 1);
}

export const maskOf = (seats: Iterable<number>): SeatMask => {
  let mask = NO_SEATS;
  for (const seat of seats) mask |= seatBit(seat);
  return mask;
};

export const isInMask = (mask: SeatMask, seat: number): boolean => (mask & seatBit(seat)) !== NO_SEATS;

/** Seat numbers of a mask, ascending. */
export function seatsOf(mask: SeatMask): readonly number[] {
  const seats: number[] = [];
  for (let rest = mask, seat = 1; rest > 0n; rest >>= 1n, seat += 1) {
    if ((rest & 1n) === 1n) seats.push(seat);
  }
  return seats;
}
