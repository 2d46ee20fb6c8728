import { DIRECTIONS, type Direction } from '#domain/fares/quote.ts';

/** The ends of a trip; `via` is the transfer stop of a connection. */
export interface TripStops<Stop> {
  readonly origin: Stop;
  readonly destination: Stop;
  readonly via?: Stop | undefined;
}

/**
 * Where a journey begins and ends. The return of a round trip goes back; of a connection, `departure` is the first bus
 * and `return` the second one.
 */
export function stopsOf<Stop>(
  { origin, destination, via }: TripStops<Stop>,
  direction: Direction,
): readonly [from: Stop, to: Stop] {
  if (via !== undefined) return direction === 'departure' ? [origin, via] : [via, destination];
  return direction === 'departure' ? [origin, destination] : [destination, origin];
}

/** The journeys of a trip: both of a round trip and of a connection. */
export const journeysOf = ({
  round,
  via,
}: {
  readonly round: boolean;
  readonly via?: unknown;
}): readonly Direction[] => (round || via !== undefined ? DIRECTIONS : ['departure']);
