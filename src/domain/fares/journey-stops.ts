import { DIRECTIONS, type Direction } from '#domain/fares/quote.ts';

/**
 * The ends of a trip; `via` is the transfer stop of a connection, and `onward` where its second bus leaves, if that is
 * another one.
 */
export interface TripStops<Stop> {
  readonly origin: Stop;
  readonly destination: Stop;
  readonly via?: Stop | undefined;
  readonly onward?: Stop | undefined;
}

/**
 * Where a journey begins and ends. The return of a round trip goes back; of a connection, `departure` is the first bus
 * and `return` the second one.
 */
export function endsOf<Stop>(
  { origin, destination, via, onward = via }: TripStops<Stop>,
  direction: Direction,
): { readonly from: Stop; readonly to: Stop } {
  return direction === 'departure'
    ? { from: origin, to: via ?? destination }
    : { from: onward ?? destination, to: onward ? destination : origin };
}

/** The same as a pair. */
export function stopsOf<Stop>(trip: TripStops<Stop>, direction: Direction): readonly [from: Stop, to: Stop] {
  const { from, to } = endsOf(trip, direction);
  return [from, to];
}

/** The journeys of a trip: both of a round trip and of a connection. */
export const journeysOf = ({
  round,
  via,
}: {
  readonly round: boolean;
  readonly via?: unknown;
}): readonly Direction[] => (round || via !== undefined ? DIRECTIONS : ['departure']);
