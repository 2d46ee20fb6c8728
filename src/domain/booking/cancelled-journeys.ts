import { type Direction, DIRECTIONS } from '#domain/fares/quote.ts';

/** Which journeys with a valid ticket are cancelled: none, all, or one of two. */
export type CancelledJourneys = 'none' | 'all' | Direction;

export function cancelledJourneys(
  tickets: readonly { readonly direction: Direction }[],
  isCancelled: (direction: Direction) => boolean,
): CancelledJourneys {
  const there = DIRECTIONS.filter((direction) => tickets.some((ticket) => ticket.direction === direction));
  const cancelled = there.filter(isCancelled);
  const [only] = cancelled;
  if (only === undefined) return 'none';
  return cancelled.length === there.length ? 'all' : only;
}
