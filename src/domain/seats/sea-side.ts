import { COAST, type Place } from '#domain/network/coast-line.ts';
import { flatKm } from '#domain/network/road-path.ts';
import { placeOf, type RideCall, type RidePoint } from '#domain/seats/ride-points.ts';
import { sunAt } from '#domain/seats/sun.ts';

export type BusSide = 'left' | 'right';

/** The side of the bus with the sea. Without `from` or `to`: from boarding, or until alighting. */
export interface SeaSide {
  readonly side: BusSide;
  readonly from: string | undefined;
  readonly to: string | undefined;
}

/** Maximum distance from the road to the sea. */
const NEAR_KM = 12;
/** A shorter stretch by the sea is no reason to choose a seat. */
const MIN_KM = 10;
/** Minimum share of the stretch by the sea with the sea on the same side. */
const CLEAR_SHARE = 0.85;
/** Minimum altitude of the sun, in degrees, for enough light to see the sea. */
const DUSK_ALTITUDE = -4;
/** Maximum distance of a stop that names a place on the route. */
const NAMES_KM = 8;

type Named = RideCall['stop'];

/**
 * The side of the bus with the sea. Undefined when the route follows no coast we know, has the sea on both sides, or
 * passes it in the dark; also when no stop names where the stretch begins or ends. `stops`, called at or not, provide
 * these names.
 */
export function seaSide(points: readonly RidePoint[], stops: readonly Named[]): SeaSide | undefined {
  const seen = points.filter(isLight).map((point) => ({ point, sides: SIDES.filter((side) => isSeaOn(side, point)) }));
  const on = (side: BusSide) =>
    seen.flatMap(({ point, sides }) => (sides.length === 1 && sides[0] === side ? [point] : []));
  const [left, right] = [on('left'), on('right')];
  const [side, most] = kmOf(left) > kmOf(right) ? (['left', left] as const) : (['right', right] as const);
  if (kmOf(most) < MIN_KM || kmOf(most) < CLEAR_SHARE * (kmOf(left) + kmOf(right))) return undefined;
  const from = endOf(points[0]!, most[0]!, stops);
  const to = endOf(points.at(-1)!, most.at(-1)!, stops);
  return from && to && { side, from: from.city, to: to.city };
}

const SIDES: readonly BusSide[] = ['left', 'right'];

const kmOf = (points: readonly RidePoint[]): number => points.reduce((sum, { km }) => sum + km, 0);

const isLight = ({ place: [latitude, longitude], at }: RidePoint): boolean =>
  sunAt(at, { latitude, longitude }).altitude > DUSK_ALTITUDE;

/**
 * Where the sea begins or ends: no city when that is the end of the route, else that of the nearest stop. Undefined
 * when no stop is near: without a name the statement would cover the whole route.
 */
function endOf(
  end: RidePoint,
  { place }: RidePoint,
  stops: readonly Named[],
): { readonly city: string | undefined } | undefined {
  if (flatKm(end.place, place) <= NAMES_KM) return { city: undefined };
  const km = (stop: Named) => flatKm(place, placeOf(stop));
  const [nearest] = stops.toSorted((a, b) => km(a) - km(b));
  return nearest && km(nearest) <= NAMES_KM ? nearest : undefined;
}

/** Whether a straight line out of that window meets the coast. */
function isSeaOn(side: BusSide, { place, heading }: RidePoint): boolean {
  const out = ((heading + (side === 'left' ? -90 : 90)) * Math.PI) / 180;
  const squeeze = Math.cos((place[0] * Math.PI) / 180);
  const reach = NEAR_KM / flatKm(place, [place[0] + 1, place[1]]);
  const far: Place = [place[0] + reach * Math.cos(out), place[1] + (reach * Math.sin(out)) / squeeze];
  return COAST.slice(1).some((next, i) => doCross([place, far], [COAST[i]!, next]));
}

type Line = readonly [Place, Place];

const doCross = ([a, b]: Line, [c, d]: Line): boolean =>
  turn(a, b, c) !== turn(a, b, d) && turn(c, d, a) !== turn(c, d, b);

/** Whether the path from `a` over `b` to `c` turns left. */
const turn = (a: Place, b: Place, c: Place): boolean => (b[0] - a[0]) * (c[1] - a[1]) > (b[1] - a[1]) * (c[0] - a[0]);
