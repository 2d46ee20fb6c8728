import type { PassengerType } from '#domain/fares/passenger-type.ts';
import type { JourneyFare, TripTerms } from '#domain/fares/price-ticket.ts';
import { quoteReservation } from '#domain/fares/quote-reservation.ts';
import { DIRECTIONS, type Direction } from '#domain/fares/quote.ts';
import { rateHoldsOn } from '#domain/fares/rates.ts';
import type { Instant } from '#kernel/instant.ts';
import { type Centavos, minus, plus } from '#kernel/money.ts';

/** Types with a discount of their own: an adult has none, and an infant always travels free. */
const DISCOUNTED = ['minor', 'inapam', 'student', 'student_flex', 'teacher', 'teacher_flex'] as const;

/** Interchangeable types: the same people with the same proof, one rate inside the SEP windows (T14). */
const SAME_PEOPLE: readonly (readonly [PassengerType, PassengerType])[] = [
  ['student', 'student_flex'],
  ['teacher', 'teacher_flex'],
];

export interface Undiscounted {
  readonly type: PassengerType;
  /** The rate does not hold on the date (T13), or the service class is exempt from the legal discounts (T18). */
  readonly reason: 'rate_does_not_hold' | 'service_without_discounts';
}

/** Passengers who pay the adult fare on a journey, and why (T13: price each journey separately, and explain it). */
export const undiscounted = (
  passengers: readonly PassengerType[],
  { date, discountsApply }: Pick<JourneyFare, 'date' | 'discountsApply'>,
  { windows }: Pick<TripTerms, 'windows'>,
): readonly Undiscounted[] =>
  DISCOUNTED.filter((type) => passengers.includes(type)).flatMap((type): readonly Undiscounted[] => {
    if (!rateHoldsOn(type, date, windows)) return [{ type, reason: 'rate_does_not_hold' }];
    return discountsApply ? [] : [{ type, reason: 'service_without_discounts' }];
  });

/** The same people and runs at a lower price, bought differently. */
export interface OtherWay {
  /** One reservation with other passenger types, or one reservation per journey. */
  readonly kind: 'other_types' | 'one_ways';
  /** Passengers who buy as another type, by journey. */
  readonly changes: readonly {
    readonly direction: Direction;
    readonly from: PassengerType;
    readonly to: PassengerType;
  }[];
  /** Savings on the whole trip; always positive. */
  readonly saves: Centavos;
}

export interface TripQuestion {
  readonly passengers: readonly PassengerType[];
  /** Each journey of the trip, on the requested run. */
  readonly journeys: Readonly<Partial<Record<Direction, JourneyFare>>>;
  readonly terms: TripTerms;
}

/**
 * The cheapest way for a party to buy the same trip (N1). Every way is priced by the same quote as the sale, and the
 * search accepts it: each type on at least one date on which its rate holds. Undefined when nothing is cheaper.
 */
export function cheaperWay(trip: TripQuestion): OtherWay | undefined {
  const now = totalOf(trip);
  const ways = [otherTypes(trip), oneWays(trip)].flatMap((way) => way ?? []);
  const [best] = ways.filter(({ total }) => total < now).toSorted((a, b) => a.total - b.total);
  return best && { kind: best.kind, changes: best.changes, saves: minus(now, best.total) };
}

type PricedWay = Pick<OtherWay, 'kind' | 'changes'> & { readonly total: Centavos };

const totalOf = ({ passengers, journeys, terms }: TripQuestion): Centavos =>
  quoteReservation({ passengers, journeys, ...terms }).total;

function otherTypes(trip: TripQuestion): PricedWay {
  const passengers = cheapestTypes(trip);
  const changes = directionsOf(trip).flatMap((direction) => changesOf(trip.passengers, passengers, direction));
  return { kind: 'other_types', changes, total: totalOf({ ...trip, passengers }) };
}

/** The first of two reservations may use up a promotional code: with a code, two reservations are not suggested. */
function oneWays(trip: TripQuestion): PricedWay | undefined {
  const { departure, return: back } = trip.journeys;
  if (!departure?.date || !back?.date || trip.terms.promo) return undefined;
  const terms = { ...trip.terms, round: false };
  const bought = DIRECTIONS.map((direction) => {
    const alone = { passengers: trip.passengers, journeys: { departure: trip.journeys[direction]! }, terms };
    const passengers = cheapestTypes(alone);
    return {
      changes: changesOf(trip.passengers, passengers, direction),
      total: totalOf({ ...alone, passengers }),
    };
  });
  const [out, home] = [bought[0]!, bought[1]!];
  return { kind: 'one_ways', changes: [...out.changes, ...home.changes], total: plus(out.total, home.total) };
}

/** Every passenger as their cheapest type among those that may be bought for the trip. */
function cheapestTypes(trip: TripQuestion): readonly PassengerType[] {
  return trip.passengers.map((type) => {
    const [best] = alike(type)
      .filter((other) => other === type || mayBuy(other, trip))
      .map((other) => ({ other, total: totalOf({ ...trip, passengers: [other] }), isSold: mayBuy(other, trip) }))
      // Types that may not be bought on these journeys sort last and are never chosen.
      .toSorted((a, b) => Number(b.isSold) - Number(a.isSold) || a.total - b.total);
    return best!.other;
  });
}

/** The current type first, so that equal prices change nothing. */
const alike = (type: PassengerType): readonly PassengerType[] => {
  const pair = SAME_PEOPLE.find((types) => types.includes(type));
  return pair ? [type, ...pair.filter((other) => other !== type)] : [type];
};

/** The search's rule: the rate holds on at least one journey, and no journey is open (T13, T14). */
const mayBuy = (type: PassengerType, { journeys, terms }: TripQuestion): boolean =>
  Object.values(journeys).every(({ date }) => date !== undefined) &&
  Object.values(journeys).some(({ date }) => rateHoldsOn(type, date, terms.windows));

const directionsOf = ({ journeys }: TripQuestion): readonly Direction[] =>
  DIRECTIONS.filter((direction) => journeys[direction]);

function changesOf(
  from: readonly PassengerType[],
  to: readonly PassengerType[],
  direction: Direction,
): OtherWay['changes'] {
  const changed = from.flatMap((type, index) =>
    type === to[index] ? [] : [{ direction, from: type, to: to[index]! }],
  );
  return changed.filter((change, index) => changed.findIndex((other) => other.from === change.from) === index);
}

/** A run of the same day and journey, priced for a party. */
export interface SeenRun {
  readonly fare: JourneyFare;
  readonly departs: Instant;
  /** For the whole party. */
  readonly price: Centavos;
  /** Why it cannot be chosen. */
  readonly reason: string | undefined;
}

/**
 * The cheapest other run of the day (nearest in time among equals) on which a discount holds that is lost on this one
 * (N1): because of its class, or because its seats at the legal rates are gone. `saves` is the difference for the whole
 * party; undefined when this run cannot be bought.
 */
export function otherRun<R extends SeenRun>(
  run: R,
  runs: readonly R[],
  { passengers, windows }: { readonly passengers: readonly PassengerType[]; readonly windows: TripTerms['windows'] },
): { readonly run: R; readonly saves: Centavos | undefined } | undefined {
  const isShort = run.reason?.startsWith('quota_') ?? false;
  const lost = undiscounted(passengers, run.fare, { windows }).filter(({ reason }) => reason !== 'rate_does_not_hold');
  const isLost = run.reason === undefined && lost.length > 0;
  if (!isShort && !isLost) return undefined;
  const [best] = runs
    .filter((other) => other !== run && other.reason === undefined && other.fare.discountsApply)
    .filter(({ price }) => isShort || price < run.price)
    .toSorted((a, b) => a.price - b.price || Math.abs(a.departs - run.departs) - Math.abs(b.departs - run.departs));
  return best && { run: best, saves: isShort ? undefined : minus(run.price, best.price) };
}
