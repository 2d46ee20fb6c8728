import { priceAt } from '#app/booking/offer-of-run.ts';
import { fareOfOpen, fareOfRun } from '#app/booking/quote-current.ts';
import { type ChosenRuns, pairOf } from '#app/booking/reservation-facts.ts';
import { leftOnRuns } from '#app/seats/left-on-run.ts';
import type { LiveAvailability } from '#app/seats/ports.ts';
import { runsOnDay } from '#app/timetable/runs-on-day.ts';
import type { Timetable } from '#app/timetable/timetable.ts';
import { noRoomFor } from '#domain/booking/availability.ts';
import { isOnSale, leavesAfterArrival } from '#domain/booking/deadlines.ts';
import type { Reservation } from '#domain/booking/reservation.ts';
import type { Party } from '#domain/fares/passenger-type.ts';
import type { JourneyFare, TripTerms } from '#domain/fares/price-ticket.ts';
import type { Direction } from '#domain/fares/quote.ts';
import type { Run } from '#domain/timetable/run.ts';
import type { Instant, LocalDate } from '#kernel/instant.ts';
import type { Centavos } from '#kernel/money.ts';

/** What the other journey of a round trip adds to a run (T79). */
export type OtherJourney =
  | {
      /** The run already chosen, an open ticket, or the cheapest of its day while none is chosen. */
      readonly kind: 'chosen' | 'open' | 'lowest';
      readonly direction: Direction;
      /** For the whole party, VAT included. */
      readonly price: Centavos;
      readonly fare: JourneyFare;
    }
  /** No run of that day can be combined with this one. */
  | { readonly kind: 'none'; readonly direction: Direction };

export interface OtherQuestion {
  readonly timetable: Timetable;
  readonly reservation: Reservation;
  /** The journey whose runs are listed, on that day. */
  readonly direction: Direction;
  readonly date: LocalDate;
  readonly runs: ChosenRuns;
  readonly party: Party;
  readonly terms: TripTerms;
  readonly now: Instant;
}

type Told = (run: Run) => OtherJourney | undefined;

/** For each run of a list, what the other journey adds to it; nothing for a one-way trip. */
export async function otherJourneys(availability: LiveAvailability, question: OtherQuestion): Promise<Told> {
  const { reservation, runs } = question;
  const direction: Direction = question.direction === 'departure' ? 'return' : 'departure';
  if (!reservation.round) return () => undefined;
  if (reservation[direction].open) return (run) => openJourney(question, direction, run);
  const chosen = runs[direction];
  const lowestFirst = await runsOnSale(availability, question, direction);
  return (run) => {
    if (chosen && goTogether(run, chosen, direction)) return priced(question, direction, chosen, 'chosen');
    const lowest = lowestFirst.find((other) => goTogether(run, other, direction));
    return lowest ? priced(question, direction, lowest, 'lowest') : { kind: 'none', direction };
  };
}

function openJourney(question: OtherQuestion, direction: Direction, run: Run): OtherJourney | undefined {
  const { timetable, reservation } = question;
  const fare = fareOfOpen(timetable, reservation, { direction, other: run });
  return fare && { kind: 'open', direction, fare, price: priceAt(question, fare) };
}

function priced(question: OtherQuestion, direction: Direction, run: Run, kind: 'chosen' | 'lowest'): OtherJourney {
  const fare = fareOfRun(run);
  return { kind, direction, fare, price: priceAt(question, fare) };
}

/** `other` is the run of the journey `direction`; a return leaves after the outbound run has arrived (T25). */
const goTogether = (run: Run, other: Run, direction: Direction): boolean =>
  direction === 'return'
    ? leavesAfterArrival(other.departs, run.arrives)
    : leavesAfterArrival(run.departs, other.arrives);

/** The runs of the other journey the party can have on its day, cheapest first. */
async function runsOnSale(
  availability: LiveAvailability,
  question: OtherQuestion,
  direction: Direction,
): Promise<readonly Run[]> {
  const { timetable, reservation, party, now } = question;
  const day = dayOf(question, direction);
  if (day === undefined) return [];
  const runs = runsOnDay(timetable, pairOf(reservation, direction), day).filter(({ departs }) =>
    isOnSale(now, departs),
  );
  const left = await leftOnRuns(availability, runs);
  return runs
    .filter((_, index) => noRoomFor(party, left[index]!) === undefined)
    .map((run) => ({ run, price: priceAt(question, fareOfRun(run)) }))
    .toSorted((a, b) => a.price - b.price)
    .map(({ run }) => run);
}

/** A return without a run is never dated before the outbound one. */
function dayOf({ reservation, date }: OtherQuestion, direction: Direction): LocalDate | undefined {
  const own = reservation[direction].date;
  return direction === 'return' && own !== undefined && own < date ? date : own;
}
