import type { Direction } from '#domain/fares/quote.ts';
import { assign, holderOf, type SeatChoice } from './seat-choice.ts';

/** Seats as chosen so far, and for whom the next press of each bus chooses. */
export interface Seating {
  readonly choice: SeatChoice;
  readonly current: Readonly<Record<Direction, number>>;
}

/** A seat of one bus, pressed by a party whose positions are given in order. */
export interface PressedSeat {
  readonly direction: Direction;
  readonly seat: number;
  readonly positions: readonly number[];
}

export interface Press {
  /** `back`: the passenger who had the seat has none now. */
  readonly kind: 'given' | 'back';
  readonly position: number;
  readonly seating: Seating;
}

/** The turn of the passenger who is first without a seat. */
export const startSeating = (choice: SeatChoice, positions: readonly number[]): Seating => ({
  choice,
  current: {
    departure: nextPending(choice, { direction: 'departure', positions }) ?? positions[0] ?? 0,
    return: nextPending(choice, { direction: 'return', positions }) ?? positions[0] ?? 0,
  },
});

/**
 * A seat is pressed. One of the party's own is given back, and it is its passenger's turn; any other goes to whose turn it
 * is, in place of the seat they had, and the turn moves on to anyone who has none.
 */
export function press({ choice, current }: Seating, { direction, seat, positions }: PressedSeat): Press {
  const holder = holderOf(choice, direction, seat);
  const position = holder ?? current[direction];
  const next = assign(choice, direction, { position, seat: holder === undefined ? seat : undefined });
  const turn = holder ?? nextPending(next, { direction, positions, after: position }) ?? position;
  return {
    kind: holder === undefined ? 'given' : 'back',
    position,
    seating: { choice: next, current: { ...current, [direction]: turn } },
  };
}

/** Who is without a seat, looked for after one passenger and round again to the first. */
export function nextPending(
  choice: SeatChoice,
  { direction, positions, after }: Omit<PressedSeat, 'seat'> & { readonly after?: number },
): number | undefined {
  const from = after === undefined ? 0 : positions.indexOf(after) + 1;
  return [...positions.slice(from), ...positions.slice(0, from)].find(
    (position) => choice[direction][position] === undefined,
  );
}
