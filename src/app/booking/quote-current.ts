import { type ChosenRuns, chosenRuns, departuresOf, pairOf } from '#app/booking/reservation-facts.ts';
import type { SaleDeps } from '#app/booking/sale-deps.ts';
import { findUsablePromo } from '#app/fares/usable-promo.ts';
import type { Timetable } from '#app/timetable/timetable.ts';
import { currentExtras } from '#domain/booking/extras.ts';
import type { Reservation } from '#domain/booking/reservation.ts';
import { lessPaid } from '#domain/fares/difference.ts';
import type { JourneyFare, TripTerms } from '#domain/fares/price-ticket.ts';
import type { PromoCode } from '#domain/fares/promo.ts';
import { quoteAdditions, withAdditions } from '#domain/fares/quote-additions.ts';
import { quoteReservation } from '#domain/fares/quote-reservation.ts';
import { DIRECTIONS, type Direction } from '#domain/fares/quote.ts';
import type { Run } from '#domain/timetable/run.ts';
import type { Instant } from '#kernel/instant.ts';
import { type Centavos, minus, ZERO } from '#kernel/money.ts';
import { dateInZone } from '#kernel/zoned.ts';

/**
 * The reservation priced again, with today's fares and its promotional code if that can still be used; a code that
 * cannot is dropped, so that the price shown is the price paid. Asked at each change, at payment and at confirmation
 * (T28); never of a reservation that was paid (T32).
 */
export async function quoteCurrent(
  { timetable: cache, departures, promos, offers }: Pick<SaleDeps, 'timetable' | 'departures' | 'promos' | 'offers'>,
  reservation: Reservation,
  now: Instant,
): Promise<Reservation> {
  // Of what is added the price was agreed to when it was chosen.
  if (reservation.adding) return { ...reservation, quote: quoteAdditions(reservation.adding.lines) };
  const timetable = await cache.current();
  const promo =
    reservation.promoCode === undefined
      ? undefined
      : await findUsablePromo(promos, reservation.promoCode, { timetable, now });
  const usable = promo?.ok ? promo.value : undefined;
  const current = withoutVanishedRuns(reservation, timetable);
  const runs = await chosenRuns({ departures }, timetable, current);
  const quote = quoteReservation({
    passengers: current.passengers.map(({ type }) => type),
    journeys: journeyFares(timetable, current, runs),
    ...termsOf(current, usable),
    windows: timetable.windows,
  });
  const { change } = current;
  const promoCode = usable?.code;
  if (change) return { ...current, promoCode, quote: lessPaid(quote, change.paid) };
  const extras = currentExtras(current, { offers, departs: departuresOf(runs), now });
  return { ...current, ...extras, promoCode, quote: withAdditions(quote, extras.extras) };
}

/** A change of schedule keeps the terms of the trip it is for. */
function termsOf({ change, round }: Reservation, promo: PromoCode | undefined): Pick<TripTerms, 'round' | 'promo'> {
  if (!change) return { round, promo };
  const percent = change.promoPercent;
  return { round: change.round, promo: percent === undefined ? undefined : { percent } };
}

/** A run that a new timetable took out is chosen again, unless seats on it are held: then it is kept for its buyers. */
function withoutVanishedRuns(reservation: Reservation, { runs }: Timetable): Reservation {
  const hasVanished = (direction: Direction) => {
    const { segment } = reservation[direction];
    const isHeld = reservation.passengers.some(({ seats }) => seats[direction] !== undefined);
    return segment !== undefined && !isHeld && !runs.has(segment.departure);
  };
  return DIRECTIONS.filter(hasVanished).reduce<Reservation>(
    (next, direction) => ({ ...next, [direction]: { ...next[direction], segment: undefined } }),
    reservation,
  );
}

/** A dated journey is priced once its run is chosen; an open one from the start. */
function journeyFares(
  timetable: Timetable,
  reservation: Reservation,
  runs: ChosenRuns,
): Readonly<Partial<Record<Direction, JourneyFare>>> {
  const fareOf = (direction: Direction, other: Run | undefined) => {
    const run = runs[direction];
    if (run) return fareOfRun(run, reservation.change?.tariffRise);
    return reservation[direction].open ? fareOfOpen(timetable, reservation, { direction, other }) : undefined;
  };
  const departure = fareOf('departure', runs.return);
  const back = fareOf('return', runs.departure);
  return { ...(departure && { departure }), ...(back && { return: back }) };
}

/**
 * What decides the price of a run: its fare, less what it rose for anyone who bought before, its travel date where it
 * is boarded, its class.
 */
export const fareOfRun = ({ adultFare, departs, origin, departure }: Run, rise: Centavos = ZERO): JourneyFare => ({
  adultFare: rise < adultFare ? minus(adultFare, rise) : ZERO,
  date: dateInZone(departs, origin.zone),
  discountsApply: departure.service.discountsApply,
});

/** What decides the price of an open journey: the fare in the class of the other one, and no date. */
export function fareOfOpen(
  { fares }: Timetable,
  reservation: Reservation,
  { direction, other }: { readonly direction: Direction; readonly other: Run | undefined },
): JourneyFare | undefined {
  const adultFare = fares.ofOpen(pairOf(reservation, direction), other?.departure.service.id);
  const discountsApply = other?.departure.service.discountsApply ?? true;
  return adultFare === undefined ? undefined : { adultFare, date: undefined, discountsApply };
}
