import { type RunAdvice, withAdvice } from '#app/booking/advised-runs.ts';
import { findDraft } from '#app/booking/find-draft.ts';
import { type OtherJourney, otherJourneys } from '#app/booking/other-journey.ts';
import { fareOfRun } from '#app/booking/quote-current.ts';
import { type ChosenRuns, chosenRuns, pairOf } from '#app/booking/reservation-facts.ts';
import type { SaleDeps } from '#app/booking/sale-deps.ts';
import { type DaySpan, dayFault, daysAround, daySpan, isInSpan, outboundArrival } from '#app/booking/schedule-days.ts';
import type { Caller } from '#app/caller.ts';
import { findUsablePromo } from '#app/fares/usable-promo.ts';
import { leftOnRuns } from '#app/seats/left-on-run.ts';
import { runsOnDay } from '#app/timetable/runs-on-day.ts';
import type { Timetable } from '#app/timetable/timetable.ts';
import { type NoRoom, noRoomFor } from '#domain/booking/availability.ts';
import { isOnSale, leavesAfterArrival } from '#domain/booking/deadlines.ts';
import { undiscounted } from '#domain/booking/discount-advice.ts';
import type { Reservation } from '#domain/booking/reservation.ts';
import { type Faults, fault } from '#domain/errors.ts';
import { type PassengerType, type Party, partyOf } from '#domain/fares/passenger-type.ts';
import type { TripTerms } from '#domain/fares/price-ticket.ts';
import { priceParty } from '#domain/fares/quote-reservation.ts';
import { DIRECTIONS, type Direction } from '#domain/fares/quote.ts';
import type { LeftOnRun } from '#domain/seats/left-on-run.ts';
import type { Run } from '#domain/timetable/run.ts';
import { SALES_HORIZON_DAYS } from '#domain/timetable/sales-horizon.ts';
import { type Instant, type LocalDate, parseLocalDate, plusDays } from '#kernel/instant.ts';
import type { Centavos } from '#kernel/money.ts';
import { fail, ok, type Result } from '#kernel/result.ts';

export interface ListSchedules {
  readonly code: string;
  readonly direction: Direction;
  /** The day of the journey unless another is named. */
  readonly date?: string | undefined;
}

/** A run in the list, with what it costs the party and why it may not be had. */
export interface Offer {
  readonly run: Run;
  readonly left: LeftOnRun;
  readonly price: Centavos;
  /** Undefined when it can be chosen. */
  readonly reason: NoRoom | 'closed' | undefined;
}

/**
 * A run in the list of a journey, with what the other journey of a round trip adds to it, and what to know of its
 * discounts.
 */
export interface ListedRun extends Offer, RunAdvice {
  readonly other: OtherJourney | undefined;
}

export interface Schedules {
  readonly direction: Direction;
  readonly date: LocalDate;
  readonly previousDay: LocalDate | undefined;
  readonly nextDay: LocalDate | undefined;
  /** The days around, in order, with the lowest price for the party; undefined where nothing is on sale. */
  readonly days: readonly { readonly date: LocalDate; readonly price: Centavos | undefined }[];
  readonly offers: readonly ListedRun[];
  /** Whose discount does not hold on the day of a journey (T13); told of both before either is chosen. */
  readonly undiscounted: readonly {
    readonly direction: Direction;
    readonly date: LocalDate;
    readonly type: PassengerType;
  }[];
  /**
   * Why there is no run to choose: none that day, all have left, or all leave before the outbound run arrives (T25).
   */
  readonly none: 'no_runs' | 'all_left' | 'before_arrival' | undefined;
  /** The nearest day with a run, when this one has none (M21). */
  readonly suggestion: LocalDate | undefined;
}

/** Days shown to either side of the one asked for. */
const STRIP_DAYS = 3;

type Deps = Pick<SaleDeps, 'timetable' | 'departures' | 'availability' | 'promos' | 'reservations'>;

/** Runs of one journey on one day, with live availability, and the days around it (M16, M17, M20, M21). */
export const listSchedules =
  (deps: Deps) =>
  async (input: ListSchedules, caller: Caller, now: Instant): Promise<Result<Schedules, Faults>> => {
    const found = await findDraft(deps, input.code, caller);
    if (!found.ok) return found;
    const { reservation } = found.value;
    const { direction } = input;
    const date = input.date === undefined ? reservation[direction].date : parseLocalDate(input.date);
    if (input.date !== undefined && date === undefined) return fail([fault('date_impossible', 'date')]);
    // An open journey has no list of runs, and a one-way trip no return.
    if (date === undefined || reservation[direction].date === undefined)
      return fail([fault('schedules_not_found', 'direction')]);
    const timetable = await deps.timetable.current();
    const span = daySpan(timetable, reservation, { direction, now });
    const refused = dayFault(date, span, direction);
    if (refused) return fail([refused]);
    const search = await searchOf(deps, reservation, { timetable, direction, now });
    return ok(await answer(deps, search, { direction, date, span }));
  };

/** One traveller's question, put to any day. */
interface Search {
  readonly passengers: readonly PassengerType[];
  readonly party: Party;
  readonly terms: TripTerms;
  readonly now: Instant;
  readonly timetable: Timetable;
  readonly reservation: Reservation;
  readonly chosen: ChosenRuns;
  /** Runs of a day that have not left, and leave after the outbound one has arrived. */
  readonly runsOn: (date: LocalDate) => readonly Run[];
}

async function searchOf(
  deps: Deps,
  reservation: Reservation,
  { timetable, direction, now }: { timetable: Timetable; direction: Direction; now: Instant },
): Promise<Search> {
  const chosen = await chosenRuns(deps, timetable, reservation);
  const arrival = outboundArrival(direction, chosen);
  const { promoCode: code, round } = reservation;
  const promo = code === undefined ? undefined : await findUsablePromo(deps.promos, code, { timetable, now });
  const isAhead = ({ departs }: Run) =>
    departs > now && (arrival === undefined || leavesAfterArrival(departs, arrival));
  const pair = pairOf(reservation, direction);
  const passengers = reservation.passengers.map(({ type }) => type);
  return {
    passengers,
    party: partyOf(passengers),
    terms: { round, windows: timetable.windows, promo: promo?.ok ? promo.value : undefined },
    now,
    timetable,
    reservation,
    chosen,
    runsOn: (date) => runsOnDay(timetable, pair, date).filter(isAhead),
  };
}

async function answer(
  { availability }: Deps,
  search: Search,
  { direction, date, span }: { direction: Direction; date: LocalDate; span: DaySpan },
): Promise<Schedules> {
  const runs = search.runsOn(date);
  const [left, other] = await Promise.all([
    leftOnRuns(availability, runs),
    otherJourneys(availability, { ...search, direction, date, runs: search.chosen }),
  ]);
  const within = (day: LocalDate) => (isInSpan(day, span) ? day : undefined);
  return {
    direction,
    date,
    previousDay: within(plusDays(date, -1)),
    nextDay: within(plusDays(date, 1)),
    days: [date, ...daysAround(date, span, STRIP_DAYS)]
      .sort()
      .map((day) => ({ date: day, price: lowest(search, day) })),
    offers: withAdvice(
      runs.map((run, index) => ({ ...offerOf(search, run, left[index]!), other: other(run) })),
      { ...search, direction },
    ),
    undiscounted: DIRECTIONS.flatMap((journey) =>
      outsideRates(search, journey, journey === direction ? date : undefined),
    ),
    none: runs.length > 0 ? undefined : whyNone(search, direction, date),
    suggestion: runs.length > 0 ? undefined : nearestDay(search, date, span),
  };
}

function whyNone({ timetable, reservation, now }: Search, direction: Direction, date: LocalDate): Schedules['none'] {
  const all = runsOnDay(timetable, pairOf(reservation, direction), date);
  if (all.length === 0) return 'no_runs';
  return all.some(({ departs }) => departs > now) ? 'before_arrival' : 'all_left';
}

/** Whose rate does not hold on the day of a journey: the day that is looked at, or its own. */
function outsideRates({ passengers, terms, reservation }: Search, direction: Direction, shown: LocalDate | undefined) {
  const date = shown ?? reservation[direction].date;
  if (date === undefined) return [];
  return undiscounted(passengers, { date, discountsApply: true }, terms).map(({ type }) => ({ direction, date, type }));
}

const priceOf = ({ party, terms }: Search, run: Run): Centavos => priceParty(party, fareOfRun(run), terms);

const offerOf = (search: Search, run: Run, left: LeftOnRun): Offer => ({
  run,
  left,
  price: priceOf(search, run),
  reason: isOnSale(search.now, run.departs) ? noRoomFor(search.party, left) : 'closed',
});

const onSale = (search: Search, day: LocalDate): readonly Run[] =>
  search.runsOn(day).filter(({ departs }) => isOnSale(search.now, departs));

/** Runs of one day at one adult fare under the same terms cost the party the same: each fare is priced once. */
function lowest(search: Search, day: LocalDate): Centavos | undefined {
  const byFare = new Map(
    onSale(search, day).map((run) => [`${run.adultFare} ${run.departure.service.discountsApply}`, run]),
  );
  const prices = [...byFare.values()].map((run) => priceOf(search, run));
  return prices.length > 0 ? prices.reduce((least, price) => (price < least ? price : least)) : undefined;
}

const nearestDay = (search: Search, date: LocalDate, span: DaySpan): LocalDate | undefined =>
  daysAround(date, span, SALES_HORIZON_DAYS).find((day) => onSale(search, day).length > 0);
