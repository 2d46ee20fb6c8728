import { type ChosenRuns, chosenRuns, departuresOf, onBoardOf, pairOf } from '#app/booking/reservation-facts.ts';
import type { SaleDeps } from '#app/booking/sale-deps.ts';
import { findUsablePromo } from '#app/fares/usable-promo.ts';
import type { Pair, Timetable } from '#app/timetable/timetable.ts';
import { currentExtras } from '#domain/booking/extras.ts';
import type { Reservation } from '#domain/booking/reservation.ts';
import type { JourneyFare, TripTerms } from '#domain/fares/price-ticket.ts';
import { withAdditions } from '#domain/fares/with-additions.ts';
import { quoteReservation } from '#domain/fares/quote-reservation.ts';
import { DIRECTIONS, type Direction, type Quote } from '#domain/fares/quote.ts';
import type { Run } from '#domain/timetable/run.ts';
import type { Instant } from '#kernel/instant.ts';
import { type Centavos, minus, ZERO } from '#kernel/money.ts';
import { dateInZone } from '#kernel/zoned.ts';
import { oncePer } from '#kernel/once-per.ts';

type Deps = Pick<SaleDeps, 'timetable' | 'departures' | 'promos' | 'offers'>;

/**
 * Prices the reservation again, with current fares and its promotional code if still usable; an unusable code is
 * dropped, so that the price shown is the price paid. Called at each change, at payment and at confirmation (T28);
 * never for a paid reservation (T32).
 */
export const quoteCurrent = async (deps: Deps, reservation: Reservation, now: Instant): Promise<Reservation> =>
  (await quoteOnRuns(deps, reservation, now)).reservation;

/** The same with the runs it was priced on. */
export async function quoteOnRuns(deps: Deps, reservation: Reservation, now: Instant): Promise<OnRuns> {
  const timetable = await deps.timetable.current();
  const promo =
    reservation.promoCode === undefined
      ? undefined
      : await findUsablePromo(deps.promos, reservation.promoCode, { timetable, now });
  const usable = promo?.ok ? promo.value : undefined;
  const terms = { round: reservation.round, promo: usable };
  const { reservation: priced, runs } = await quoteJourneys(deps, reservation, { terms });
  const extras = currentExtras(priced, {
    offers: deps.offers,
    departs: departuresOf(runs),
    onBoard: onBoardOf(runs),
    now,
  });
  const quote = withAdditions(priced.quote, extras.extras);
  return { reservation: { ...priced, ...extras, promoCode: usable?.code, quote }, runs };
}

export interface OnRuns<Of extends Reservation = Reservation> {
  readonly reservation: Of;
  readonly runs: ChosenRuns;
}

interface Pricing {
  readonly terms: Pick<TripTerms, 'round' | 'promo'>;
  /** How much adult fares rose since its price was agreed: the rise is not charged. */
  readonly rise?: Centavos | undefined;
}

/** Prices only its journeys with current fares, on given terms. */
export async function quoteJourneys(
  { timetable: cache, departures }: Pick<Deps, 'timetable' | 'departures'>,
  reservation: Reservation,
  { terms, rise }: Pricing,
): Promise<OnRuns<Reservation & { readonly quote: Quote }>> {
  const timetable = await cache.current();
  const current = withoutVanishedRuns(reservation, timetable);
  const runs = await chosenRuns({ departures }, timetable, current);
  const quote = quoteReservation({
    passengers: current.passengers.map(({ type }) => type),
    journeys: journeyFares(timetable, current, { runs, rise }),
    ...terms,
    windows: timetable.windows,
  });
  return { reservation: { ...current, quote }, runs };
}

/** A run removed by a new timetable must be chosen again, unless the reservation holds seats on it: then it is kept. */
function withoutVanishedRuns(reservation: Reservation, { runs }: Timetable): Reservation {
  const hasVanished = (direction: Direction) => {
    const { segment } = reservation[direction];
    const isHeld = reservation.passengers.some(({ seats }) => seats[direction] !== undefined);
    return segment !== undefined && !isHeld && !runs.has(segment.departure);
  };
  const vanished = DIRECTIONS.filter(hasVanished);
  // The two buses of a connection are chosen together.
  const given: readonly Direction[] = reservation.via !== undefined && vanished.length > 0 ? DIRECTIONS : vanished;
  return given.reduce<Reservation>(
    (next, direction) => ({ ...next, [direction]: { ...next[direction], segment: undefined } }),
    reservation,
  );
}

/** A dated journey is priced once its run is chosen; an open one from the start. */
function journeyFares(
  timetable: Timetable,
  reservation: Reservation,
  { runs, rise }: { readonly runs: ChosenRuns; readonly rise: Centavos | undefined },
): Readonly<Partial<Record<Direction, JourneyFare>>> {
  const fareOf = (direction: Direction, other: Run | undefined) => {
    const run = runs[direction];
    if (run) return fareOfRun(run, rise);
    return reservation[direction].open ? fareOfOpen(timetable, reservation, { direction, other }) : undefined;
  };
  const departure = fareOf('departure', runs.return);
  const back = fareOf('return', runs.departure);
  return { ...(departure && { departure }), ...(back && { return: back }) };
}

/**
 * What determines the price of a run: its fare, less the rise for earlier buyers, the travel date at the boarding stop,
 * and its class.
 */
export const fareOfRun = (run: Run, rise: Centavos = ZERO): JourneyFare =>
  rise === ZERO ? fullFare(run) : fareLess(run, rise);

/** A version of the timetable keeps its runs, and each search asks for the fares of a whole week of them. */
const fullFare = oncePer((run: Run) => fareLess(run, ZERO));

const fareLess = ({ adultFare, departs, origin, departure }: Run, rise: Centavos): JourneyFare => ({
  adultFare: rise < adultFare ? minus(adultFare, rise) : ZERO,
  date: dateInZone(departs, origin.zone),
  discountsApply: departure.service.discountsApply,
  vatExempt: departure.service.vatExempt === true,
});

/** What determines the price of an open journey: the fare in the class of the other journey, without a date. */
export function fareOfOpen(
  timetable: Timetable,
  reservation: Reservation,
  { direction, other }: { readonly direction: Direction; readonly other: Run | undefined },
): JourneyFare | undefined {
  const pair = pairOf(reservation, direction);
  const adultFare = timetable.fares.ofOpen(pair, other?.departure.service.id);
  const discountsApply = other?.departure.service.discountsApply ?? true;
  const vatExempt = other ? other.departure.service.vatExempt === true : isExemptPair(timetable, pair);
  return adultFare === undefined ? undefined : { adultFare, date: undefined, discountsApply, vatExempt };
}

/** An open ticket may be used in any class of its pair, so it is exempt only where all of them are. */
const isExemptPair = ({ rides }: Timetable, { origin, destination }: Pair): boolean =>
  rides
    .get(origin)
    ?.get(destination)
    ?.every(({ pattern }) => pattern.service.vatExempt) ?? false;
