import { type PassengerType, takesSeat } from '#domain/fares/passenger-type.ts';
import { divideSeats, type FamilySeats, findFamilySeats, isAdult, type Seated } from '#domain/seats/family.ts';
import { distance, findSeat, type SeatLayout, type SeatPlace } from '#domain/seats/layout.ts';

export interface SeatingRequest {
  readonly layout: SeatLayout;
  /** Seats free on every leg of the ride. */
  readonly free: readonly number[];
  /** Types by position: the first is passenger 1. */
  readonly passengers: readonly PassengerType[];
  /** A seat to be close to, such as one already chosen; default the front of the bus. */
  readonly near?: number | undefined;
}

/**
 * The best seats for a party, by position (B9, B10): together, in as few rows as possible, and each minor next to an
 * adult of the party whenever any arrangement allows it (N7). Undefined when there are too few seats.
 */
export function seatParty(request: SeatingRequest): readonly Seated[] | undefined {
  const { layout, passengers } = request;
  const free = request.free.flatMap((seat) => findSeat(layout, seat) ?? []);
  const seated = passengers.filter(takesSeat);
  if (seated.length > free.length) return undefined;

  const minors = seated.filter((type) => type === 'minor').length;
  const adults = seated.filter(isAdult).length;
  const groups = together(free, seated.length, request);
  for (let covered = adults === 0 ? 0 : minors; covered >= 0; covered -= 1) {
    const need = { adults, minors, covered };
    for (const places of groups) {
      const family = divideSeats(layout, places, need);
      if (family) return seatFamily(passengers, places, family);
    }
    const core = findFamilySeats(layout, free, { adults, minors: covered });
    if (core) {
      const places = grow([...core.adults, ...core.minors], free, seated.length);
      const family = divideSeats(layout, places, need);
      if (family) return seatFamily(passengers, places, family);
    }
  }
  return undefined;
}

/**
 * For every free seat, the group that grows around it; the closest groups first, then the nearest to the preferred
 * seat.
 */
function together(
  free: readonly SeatPlace[],
  size: number,
  { layout, near }: SeatingRequest,
): readonly (readonly SeatPlace[])[] {
  const wanted = near === undefined ? undefined : findSeat(layout, near);
  const groups = free.map((seed) => {
    const places = grow([seed], free, size);
    const reach = wanted ? Math.min(...places.map((place) => distance(wanted, place))) : places[0]!.seat;
    return { places, spread: spreadOf(places), reach };
  });
  return groups.toSorted((a, b) => a.spread - b.spread || a.reach - b.reach).map(({ places }) => places);
}

/** Adds the free seat nearest to all of the group, until it is large enough. */
function grow(start: readonly SeatPlace[], free: readonly SeatPlace[], size: number): readonly SeatPlace[] {
  const group = [...start];
  while (group.length < size) {
    const next = free
      .filter((place) => !group.includes(place))
      .map((place) => ({ place, cost: distanceToAll(place, group) }))
      .reduce((best, other) => (other.cost < best.cost ? other : best));
    group.push(next.place);
  }
  return group.toSorted((a, b) => a.seat - b.seat);
}

const distanceToAll = (place: SeatPlace, group: readonly SeatPlace[]): number =>
  group.reduce((sum, other) => sum + distance(place, other), 0);

const spreadOf = (group: readonly SeatPlace[]): number =>
  group.reduce((sum, place) => sum + distanceToAll(place, group), 0);

function seatFamily(
  passengers: readonly PassengerType[],
  places: readonly SeatPlace[],
  { adults, minors }: FamilySeats,
): readonly Seated[] {
  const forAdults = [...adults];
  const forMinors = [...minors];
  const forOthers = places.filter((place) => !adults.includes(place) && !minors.includes(place));
  return passengers.map((type) => {
    if (!takesSeat(type)) return { type, seat: undefined };
    const seats = isAdult(type) ? forAdults : type === 'minor' ? forMinors : forOthers;
    return { type, seat: seats.shift()!.seat };
  });
}
