import type { Caller } from '#app/caller.ts';
import { fareOfRun } from '#app/booking/quote-current.ts';
import { pairOf } from '#app/booking/reservation-facts.ts';
import { type DaySpan, dayFault, daysAround, daySpan, isInSpan } from '#app/booking/schedule-days.ts';
import type { Offer } from '#app/booking/offer-of-run.ts';
import type { ChangeDeps } from './change-deps.ts';
import { promoPercent } from './changing.ts';
import { findSubject, type Named, missedRefusal, type Subject, validityRefusal } from './subject.ts';
import { tariffRise } from './tariff-rise.ts';
import { leftOnRuns } from '#app/seats/left-on-run.ts';
import { runsOnDay } from '#app/timetable/runs-on-day.ts';
import { runRefusal } from '#domain/amendments/change-rules.ts';
import { noRoomFor } from '#domain/booking/availability.ts';
import type { DayPrice } from '#domain/booking/day-prices.ts';
import { type Undiscounted, undiscounted } from '#domain/booking/discount-advice.ts';
import { isOnSale } from '#domain/booking/deadlines.ts';
import { type Faults, fault } from '#domain/errors.ts';
import { partyOf } from '#domain/fares/passenger-type.ts';
import { priceParty } from '#domain/fares/quote-reservation.ts';
import type { Run } from '#domain/timetable/run.ts';
import { type Instant, type LocalDate, parseLocalDate, plusDays } from '#kernel/instant.ts';
import { type Centavos, minus } from '#kernel/money.ts';
import { fail, ok, type Result } from '#kernel/result.ts';

export interface ListChanges extends Named {
  /** Default: the date of the journey. */
  readonly date?: string | undefined;
}

/** A run the traveller can change to. */
export interface OtherRunOffer extends Offer {
  /** Price difference for the whole party; negative when it is cheaper. */
  readonly difference: Centavos;
  readonly undiscounted: readonly Undiscounted[];
}

/** A day of the strip: the lowest difference available, or why there is none. */
export interface ChangeDay {
  readonly date: LocalDate;
  readonly state: DayPrice['state'];
  readonly difference: Centavos | undefined;
}

export interface ListedChanges {
  readonly subject: Subject;
  readonly date: LocalDate;
  readonly previousDay: LocalDate | undefined;
  readonly nextDay: LocalDate | undefined;
  readonly days: readonly ChangeDay[];
  readonly offers: readonly OtherRunOffer[];
}

/** Days shown before and after the requested one. */
const STRIP_DAYS = 3;

type Deps = Pick<ChangeDeps, 'timetable' | 'departures' | 'availability' | 'reservations'>;

/** Runs of a day that a ticket can change to, each with its price difference (M93, B15). */
export const listChanges =
  (deps: Deps) =>
  async (input: ListChanges, caller: Caller, now: Instant): Promise<Result<ListedChanges, Faults>> => {
    const found = await findSubject(deps, input, { caller, now });
    if (!found.ok) return found;
    const subject = found.value;
    const { direction, stored } = subject;
    const span = spanOf(subject, now);
    const own = stored.reservation[direction].date ?? (await firstDay(deps, subject, { span, now }));
    const date = input.date === undefined ? own : parseLocalDate(input.date);
    if (date === undefined) return fail([fault('date_impossible', 'date')]);
    const refused = dayFault(date, span, direction);
    if (refused) return fail([refused]);
    const days = [date, ...daysAround(date, span, STRIP_DAYS)].sort();
    const offers = await offersOn(deps, subject, { days, now });
    const within = (day: LocalDate) => (isInSpan(day, span) ? day : undefined);
    return ok({
      subject,
      date,
      previousDay: within(plusDays(date, -1)),
      nextDay: within(plusDays(date, 1)),
      days: days.map((day) => dayOf(day, offers.get(day)!)),
      offers: offers.get(date)!,
    });
  };

/** An outbound run leaves no later than the day of the return, and no run after the last day the ticket is valid. */
function spanOf({ timetable, stored: { reservation }, direction, lastDay }: Subject, now: Instant): DaySpan {
  const { first, last } = daySpan(timetable, reservation, { direction, now });
  const back = direction === 'departure' ? (reservation.return.date ?? lastDay) : lastDay;
  return { first, last: [last, lastDay, back].reduce((least, day) => (day < least ? day : least)) };
}

/** For an open ticket: the first day with an available run, searched only within the strip. */
async function firstDay(
  deps: Deps,
  subject: Subject,
  { span, now }: { readonly span: DaySpan; readonly now: Instant },
): Promise<LocalDate> {
  const days = [span.first, ...daysAround(span.first, span, STRIP_DAYS)];
  const offers = await offersOn(deps, subject, { days, now });
  return days.find((day) => dayOf(day, offers.get(day)!).state === 'on_sale') ?? span.first;
}

/** The offers on each of these days, fetched together. */
async function offersOn(
  { availability }: Deps,
  subject: Subject,
  { days, now }: { readonly days: readonly LocalDate[]; readonly now: Instant },
): Promise<ReadonlyMap<LocalDate, readonly OtherRunOffer[]>> {
  const runsOf = new Map(days.map((day) => [day, othersOn(subject, day, now)]));
  const runs = [...runsOf.values()].flat();
  const left = await leftOnRuns(availability, runs);
  const leftOn = new Map(runs.map((run, index) => [run, left[index]!]));
  const types = subject.stored.reservation.passengers.map(({ type }) => type);
  const party = partyOf(types);
  const offerOf = (run: Run): OtherRunOffer => {
    const price = priceOf(subject, run);
    return {
      run,
      left: leftOn.get(run)!,
      price,
      difference: minus(price, subject.paid.total),
      reason: isOnSale(now, run.departs) ? noRoomFor(party, leftOn.get(run)!) : 'closed',
      undiscounted: undiscounted(types, fareOfRun(run), subject.timetable),
    };
  };
  return new Map([...runsOf].map(([day, those]) => [day, those.map(offerOf)]));
}

function dayOf(date: LocalDate, offers: readonly OtherRunOffer[]): ChangeDay {
  const open = offers.filter(({ reason }) => reason === undefined).map(({ difference }) => difference);
  const [first, ...others] = open;
  if (first === undefined)
    return {
      date,
      state: offers.some(({ reason }) => reason !== 'closed') ? 'sold_out' : 'no_runs',
      difference: undefined,
    };
  return { date, state: 'on_sale', difference: others.reduce((least, one) => (one < least ? one : least), first) };
}

const othersOn = (subject: Subject, date: LocalDate, now: Instant): readonly Run[] => {
  const { timetable, stored, direction, runs } = subject;
  return runsOnDay(timetable, pairOf(stored.reservation, direction), date).filter(
    (wanted) =>
      wanted.departs > now &&
      !runRefusal({ direction, wanted, runs }) &&
      !missedRefusal(subject, wanted) &&
      !validityRefusal(subject, wanted),
  );
};

function priceOf(subject: Subject, run: Run): Centavos {
  const { passengers, round, quote } = subject.stored.reservation;
  const percent = promoPercent(quote!, subject);
  const price = priceParty(partyOf(passengers.map(({ type }) => type)), fareOfRun(run, tariffRise(subject)), {
    round,
    windows: subject.timetable.windows,
    promo: percent === undefined ? undefined : { percent },
  });
  return subject.missed && price > subject.paid.total ? subject.paid.total : price;
}
