import { ADULT_TYPES, type PassengerType } from '#domain/fares/passenger-type.ts';
import { areNeighbours, distance, findSeat, type SeatLayout, type SeatPlace } from '#domain/seats/layout.ts';

/** A passenger's seat. A lap infant has none. */
export interface Seated {
  readonly type: PassengerType;
  readonly seat: number | undefined;
}

export const isAdult = (type: PassengerType): boolean => (ADULT_TYPES as readonly PassengerType[]).includes(type);

/** Seats of minors without an adult of the party beside them (N7). Empty when the promise is kept. */
export function minorsApart(layout: SeatLayout, party: readonly Seated[]): readonly number[] {
  const adults = placesOf(layout, party, isAdult);
  const minors = placesOf(layout, party, (type) => type === 'minor');
  return minors.filter((minor) => !adults.some((adult) => areNeighbours(layout, adult, minor))).map(({ seat }) => seat);
}

function placesOf(
  layout: SeatLayout,
  party: readonly Seated[],
  matches: (type: PassengerType) => boolean,
): readonly SeatPlace[] {
  return party.flatMap(({ type, seat }) => (seat !== undefined && matches(type) ? (findSeat(layout, seat) ?? []) : []));
}

/** The chosen seats, divided between adults and minors. */
export interface FamilySeats {
  readonly adults: readonly SeatPlace[];
  readonly minors: readonly SeatPlace[];
}

/**
 * Divides chosen seats so that `covered` of the minors sit next to an adult, as close as possible. Tries every choice
 * of the adults' seats: at most 252 for a party of ten. Undefined when none works.
 */
export function divideSeats(
  layout: SeatLayout,
  places: readonly SeatPlace[],
  need: { readonly adults: number; readonly minors: number; readonly covered: number },
): FamilySeats | undefined {
  let best: { readonly family: FamilySeats; readonly cost: number } | undefined;
  for (const adults of choose(places, need.adults)) {
    const minors = places
      .filter((place) => !adults.includes(place))
      .map((place) => ({ place, apart: toNearestAdult(layout, place, adults) }))
      .toSorted((a, b) => a.apart - b.apart)
      .slice(0, need.minors);
    const cost = minors.reduce((sum, { apart }) => sum + apart, 0);
    const kept = minors.filter(({ apart }) => apart < APART).length;
    if (kept >= need.covered && (best === undefined || cost < best.cost)) {
      best = { family: { adults, minors: minors.map(({ place }) => place) }, cost };
    }
  }
  return best?.family;
}

/** Added to the distance of a minor without an adult beside them; larger than any distance in a bus. */
const APART = 1000;

function toNearestAdult(layout: SeatLayout, place: SeatPlace, adults: readonly SeatPlace[]): number {
  const costs = adults.map((adult) => distance(adult, place) + (areNeighbours(layout, adult, place) ? 0 : APART));
  return Math.min(APART, ...costs);
}

/**
 * Searches the whole bus for seats of `adults` adults with at least `minors` free seats next to them: the exact search
 * behind the family promise. Each adult taken must bring neighbours, which keeps the search short on a nearly full bus.
 */
export function findFamilySeats(
  layout: SeatLayout,
  free: readonly SeatPlace[],
  need: { readonly adults: number; readonly minors: number },
): FamilySeats | undefined {
  const neighbours = new Map(free.map((place) => [place, free.filter((other) => areNeighbours(layout, place, other))]));
  const candidates = free.filter((place) => neighbours.get(place)!.length > 0);

  const around = (adults: readonly SeatPlace[]): readonly SeatPlace[] => [
    ...new Set(adults.flatMap((adult) => neighbours.get(adult)!).filter((place) => !adults.includes(place))),
  ];

  function search(adults: readonly SeatPlace[], from: number): FamilySeats | undefined {
    const reach = around(adults);
    if (reach.length >= need.minors) return { adults, minors: reach.slice(0, need.minors) };
    const left = need.adults - adults.length;
    if (left === 0 || reach.length + left * MAX_NEIGHBOURS < need.minors) return undefined;
    for (let index = from; index < candidates.length; index += 1) {
      const found = search([...adults, candidates[index]!], index + 1);
      if (found) return found;
    }
    return undefined;
  }
  return search([], 0);
}

/** Left, right, in front, behind. */
const MAX_NEIGHBOURS = 4;

function* choose<T>(items: readonly T[], count: number, from = 0): Generator<readonly T[]> {
  if (count === 0) {
    yield [];
    return;
  }
  for (let index = from; index <= items.length - count; index += 1) {
    for (const rest of choose(items, count - 1, index + 1)) yield [items[index]!, ...rest];
  }
}
