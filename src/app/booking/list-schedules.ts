import { type RunAdvice, withAdvice } from '#app/booking/advised-runs.ts';
import { findDraft } from '#app/booking/find-draft.ts';
import { type OtherJourney, otherJourneys } from '#app/booking/other-journey.ts';
import { type Buyer, byPrice, type Offer, offerOf } from '#app/booking/offer-of-run.ts';
import { type ChosenRuns, chosenRuns, pairOf } from '#app/booking/reservation-facts.ts';
import { connectionPrices, type OfferedConnection, offeredConnections } from '#app/booking/offered-connections.ts';
import { type AskedDay, pricesOfDays } from '#app/booking/prices-of-days.ts';
import type { SaleDeps } from '#app/booking/sale-deps.ts';
import { type DaySpan, dayFault, daysAround, daySpan, isInSpan, outboundArrival } from '#app/booking/schedule-days.ts';
import { type SearchedDraft, searchedDraft, type SeenDrafts } from '#app/booking/seen-drafts.ts';
import type { Caller } from '#app/caller.ts';
import type { SharedAnswers } from '#app/shared-answers.ts';
import { findUsablePromo } from '#app/fares/usable-promo.ts';
import { leftOnRuns } from '#app/seats/left-on-run.ts';
import { isConnected } from '#app/timetable/connections-on-day.ts';
import { onlyRuns, runsOnDay } from '#app/timetable/runs-on-day.ts';
import { isServed, type Pair, type Timetable } from '#app/timetable/timetable.ts';
import type { DayPrice } from '#domain/booking/day-prices.ts';
import { isOnSale, leavesAfterArrival } from '#domain/booking/deadlines.ts';
import { undiscounted } from '#domain/booking/discount-advice.ts';
import type { Reservation } from '#domain/booking/reservation.ts';
import { type Faults, fault } from '#domain/errors.ts';
import { type PassengerType, partyOf } from '#domain/fares/passenger-type.ts';
import { DIRECTIONS, type Direction } from '#domain/fares/quote.ts';
import type { Run } from '#domain/timetable/run.ts';
import { SALES_HORIZON_DAYS } from '#domain/timetable/sales-horizon.ts';
import { type Instant, type LocalDate, parseLocalDate, plusDays } from '#kernel/instant.ts';
import { fail, ok, type Result } from '#kernel/result.ts';

export interface ListSchedules {
  readonly code: string;
  readonly direction: Direction;
  /** Default: the date of the journey. */
  readonly date?: string | undefined;
}

/**
 * A run in the list of a journey, with what the other journey of a round trip adds to it, and advice on its discounts.
 */
export interface ListedRun extends Offer, RunAdvice {
  readonly other: OtherJourney | undefined;
}

export interface Schedules {
  readonly direction: Direction;
  /** The stops of the journey. */
  readonly pair: Pair;
  readonly date: LocalDate;
  readonly previousDay: LocalDate | undefined;
  readonly nextDay: LocalDate | undefined;
  /**
   * The surrounding days, in order, with the lowest price available to the party (`priceCalendar` does the same for one
   * adult).
   */
  readonly days: readonly DayPrice[];
  readonly offers: readonly ListedRun[];
  /** Journeys of two runs, when none without a change can be chosen that day on a one-way trip. */
  readonly connections: readonly OfferedConnection[];
  /**
   * Passengers whose discount does not hold on the date of a journey (T13); reported for both journeys before either
   * run is chosen.
   */
  readonly undiscounted: readonly {
    readonly direction: Direction;
    readonly date: LocalDate;
    readonly type: PassengerType;
  }[];
  /**
   * Why there is no run to choose: none that day, all have left, or all leave before the outbound run arrives (T25).
   */
  readonly none: 'no_runs' | 'all_left' | 'before_arrival' | undefined;
  /** The nearest day with a run that can be chosen, if this day has none (M21). */
  readonly suggestion: LocalDate | undefined;
}

/** Days shown before and after the requested one. */
const STRIP_DAYS = 3;

interface Deps extends Pick<SaleDeps, 'timetable' | 'departures' | 'availability' | 'promos' | 'reservations'> {
  /** Shares equal lists for a moment. Absent: every list is read after its question. */
  readonly sharedLists?: SharedAnswers<Schedules> | undefined;
  /** What lists are likely to be of. Absent: each is begun when its draft has been read. */
  readonly seenDrafts?: SeenDrafts | undefined;
}

/** Runs of one journey on one day, with live availability, and the surrounding days (M16, M17, M20, M21). */
export const listSchedules =
  (deps: Deps) =>
  async (input: ListSchedules, caller: Caller, now: Instant): Promise<Result<Schedules, Faults>> => {
    const draft = findDraft(deps, input.code, caller);
    // Begun for the draft as it was seen last, so that seats are read together with it and not after it.
    const seen = deps.seenDrafts?.last(input.code, caller);
    const ahead = seen && listOf(deps, seen, { input, now });
    // If it is for nothing, nobody needs to know that it failed.
    ahead?.catch(() => undefined);
    const found = await draft;
    if (!found.ok) return found;
    const searched = searchedDraft(found.value.reservation);
    deps.seenDrafts?.saw(searched, caller);
    return ahead && seen.text === searched.text ? ahead : listOf(deps, searched, { input, now });
  };

async function listOf(
  deps: Deps,
  { reservation, text }: SearchedDraft,
  { input, now }: { readonly input: ListSchedules; readonly now: Instant },
): Promise<Result<Schedules, Faults>> {
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
  const work = async () =>
    answer(deps, await searchOf(deps, reservation, { timetable, direction, now }), { direction, date, span });
  // A promotional code is read for each list.
  if (!deps.sharedLists || reservation.promoCode !== undefined) return ok(await work());
  // All that it follows from besides seats and the moment.
  const question = `${versionOf(timetable)} ${direction} ${date} ${text}`;
  return ok(await deps.sharedLists.ask(question, work));
}

const versions = new WeakMap<Timetable, number>();
let lastVersion = 0;

/** A number for each state of the timetable in memory. */
function versionOf(timetable: Timetable): number {
  const known = versions.get(timetable) ?? (lastVersion += 1);
  versions.set(timetable, known);
  return known;
}

/** The parts of the search that are the same for every day. */
interface Search extends Buyer {
  readonly passengers: readonly PassengerType[];
  readonly timetable: Timetable;
  readonly reservation: Reservation;
  readonly chosen: ChosenRuns;
  /** Runs of a day that have not left, and leave after the outbound run has arrived. */
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
    runsOn: (date) => onlyRuns(runsOnDay(timetable, pair, date), isAhead),
  };
}

async function answer(
  { availability }: Deps,
  search: Search,
  { direction, date, span }: { direction: Direction; date: LocalDate; span: DaySpan },
): Promise<Schedules> {
  const runs = search.runsOn(date);
  const [left, other, days] = await Promise.all([
    leftOnRuns(availability, runs),
    otherJourneys(availability, { ...search, direction, date, runs: search.chosen }),
    pricesOfDays(availability, search, [date, ...daysAround(date, span, STRIP_DAYS)].sort().map(askedDay(search))),
  ]);
  const offers = runs.map((run, index) => ({ ...offerOf(search, run, left[index]!), other: other(run) }));
  const isSold = offers.some(({ reason }) => reason === undefined);
  const connected = isSold ? undefined : await connectionsAround(availability, search, { direction, date, days });
  const within = (day: LocalDate) => (isInSpan(day, span) ? day : undefined);
  return {
    direction,
    pair: pairOf(search.reservation, direction),
    date,
    previousDay: within(plusDays(date, -1)),
    nextDay: within(plusDays(date, 1)),
    days: connected?.days ?? days,
    connections: connected?.connections ?? [],
    offers: withAdvice(offers, { ...search, direction }),
    undiscounted: DIRECTIONS.flatMap((journey) =>
      outsideRates(search, journey, journey === direction ? date : undefined),
    ),
    none: runs.length > 0 ? undefined : whyNone(search, direction, date),
    suggestion: isSold ? undefined : await nearestDay(availability, search, daysAround(date, span, SALES_HORIZON_DAYS)),
  };
}

interface Around {
  readonly direction: Direction;
  readonly date: LocalDate;
  readonly days: readonly DayPrice[];
}

/** Between stops without a direct run, the days around have the prices of their connections. */
async function connectionsAround(
  availability: Deps['availability'],
  search: Search,
  { direction, date, days }: Around,
): Promise<Pick<Schedules, 'connections' | 'days'>> {
  const { timetable, reservation } = search;
  const pair = pairOf(reservation, direction);
  if (reservation.round || !isConnected(timetable, pair)) return { connections: [], days };
  const asked = isServed(timetable, pair) ? [date] : days.map((day) => day.date);
  const offered = await offeredConnections(availability, search, { pair, days: asked });
  return {
    connections: offered[asked.indexOf(date)] ?? [],
    days: isServed(timetable, pair) ? days : connectionPrices(asked, offered),
  };
}

function whyNone({ timetable, reservation, now }: Search, direction: Direction, date: LocalDate): Schedules['none'] {
  const all = runsOnDay(timetable, pairOf(reservation, direction), date);
  if (all.length === 0) return 'no_runs';
  return all.some(({ departs }) => departs > now) ? 'before_arrival' : 'all_left';
}

/** Passengers whose rate does not hold on the date of a journey: the day shown, or the journey's own. */
function outsideRates({ passengers, terms, reservation }: Search, direction: Direction, shown: LocalDate | undefined) {
  const date = shown ?? reservation[direction].date;
  if (date === undefined) return [];
  return undiscounted(passengers, { date, discountsApply: true }, terms).map(({ type }) => ({ direction, date, type }));
}

const askedDay =
  (search: Search) =>
  (date: LocalDate): AskedDay => {
    const all = search.runsOn(date);
    const onSale = onlyRuns(all, ({ departs }) => isOnSale(search.now, departs));
    const otherwise: DayPrice = { date, state: all.length === 0 ? 'no_runs' : 'left' };
    return { date, runs: byPrice(search, onSale), otherwise };
  };

/**
 * Free seats are counted on the first seven days that have runs. Where all of them are full, the first is suggested,
 * because seats become free again.
 */
const ASKED_DAYS = 7;

async function nearestDay(
  availability: Deps['availability'],
  search: Search,
  days: readonly LocalDate[],
): Promise<LocalDate | undefined> {
  const near: AskedDay[] = [];
  for (const date of days) {
    const day = askedDay(search)(date);
    if (day.runs.length > 0) near.push(day);
    if (near.length === ASKED_DAYS) break;
  }
  const prices = await pricesOfDays(availability, search, near);
  return (prices.find(({ state }) => state === 'on_sale') ?? near[0])?.date;
}
