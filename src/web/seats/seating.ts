import type { Direction } from '#domain/fares/quote.ts';
import { assign, holderOf, type SeatChoice } from './seat-choice.ts';

/** The seats chosen so far, and the current passenger of each bus. */
export interface Seating {
  readonly choice: SeatChoice;
  readonly current: Readonly<Record<Direction, number>>;
}

/** A pressed seat of one bus, with the party's positions in order. */
export interface PressedSeat {
  readonly direction: Direction;
  readonly seat: number;
  readonly positions: readonly number[];
}

export interface Press {
  /** `back`: the passenger who had the seat now has none. */
  readonly kind: 'given' | 'back';
  readonly position: number;
  readonly seating: Seating;
}

/** Starts with the first passenger without a seat. */
export const startSeating = (choice: SeatChoice, positions: readonly number[]): Seating => ({
  choice,
  current: {
    departure: nextPending(choice, { direction: 'departure', positions }) ?? positions[0] ?? 0,
    return: nextPending(choice, { direction: 'return', positions }) ?? positions[0] ?? 0,
  },
});

/**
 * A seat was pressed. A seat of the party is released, and its passenger becomes the current one; any other seat goes
 * to the current passenger, replacing their old seat, and the next passenger without a seat becomes current.
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

/** The next passenger without a seat after a position, wrapping around to the first. */
export function nextPending(
  choice: SeatChoice,
  { direction, positions, after }: Omit<PressedSeat, 'seat'> & { readonly after?: number },
): number | undefined {
  const from = after === undefined ? 0 : positions.indexOf(after) + 1;
  return [...positions.slice(from), ...positions.slice(0, from)].find(
    (position) => choice[direction][position] === undefined,
  );
}
