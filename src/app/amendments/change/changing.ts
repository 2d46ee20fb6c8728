import { type OnRuns, quoteJourneys } from '#app/booking/quote-current.ts';
import { pairOf } from '#app/booking/reservation-facts.ts';
import type { ChangeReservation } from '#domain/amendments/apply-change.ts';
import { followUpSale } from '#domain/amendments/follow-up-sale.ts';
import { amountsOf, lessPaid, withJourney } from '#domain/fares/difference.ts';
import type { Quote } from '#domain/fares/quote.ts';
import type { Run } from '#domain/timetable/run.ts';
import { reservationCode, uuidV7 } from '#kernel/ids.ts';
import type { Instant } from '#kernel/instant.ts';
import { type Centavos, minus } from '#kernel/money.ts';
import { dateInZone } from '#kernel/zoned.ts';
import type { ChangeDeps } from './change-deps.ts';
import type { Subject } from './subject.ts';
import { tariffRise } from './tariff-rise.ts';

type Deps = Pick<ChangeDeps, 'timetable' | 'departures' | 'random'>;

interface RequestedRun {
  readonly run: Run;
  readonly now: Instant;
}

/** The priced change of a journey to a run: a reservation of that one journey, minus the amount already paid. */
export async function changingOf(deps: Deps, subject: Subject, { run, now }: RequestedRun): Promise<ChangeReservation> {
  const { stored, direction, run: old, paid } = subject;
  const { reservation } = stored;
  const change: ChangeReservation['change'] = {
    of: reservation.id,
    code: reservation.code,
    direction,
    from: old?.segment,
    // The right to the next bus does not end with the departure of the one that was missed.
    fromDeparts: subject.missed ? undefined : old?.departs,
    paid,
    round: reservation.round,
    promoPercent: promoPercent(reservation.quote!, subject),
    tariffRise: tariffRise(subject),
    ...(subject.missed && { kept: reservation.quote!.tickets.filter((ticket) => ticket.direction === direction) }),
  };
  const draft: ChangeReservation = {
    ...followUpSale(reservation),
    ...pairOf(reservation, direction),
    id: uuidV7(now, deps.random(10)),
    code: reservationCode(deps.random(10)),
    departure: { open: false, date: dateInZone(run.departs, run.origin.zone), segment: run.segment },
    step: 'asientos',
    change,
    createdAt: now,
  };
  return (await quoteChange(deps, draft)).reservation;
}

/** A change at current fares, on the trip's terms, minus the amount already paid. */
export async function quoteChange(
  deps: Pick<ChangeDeps, 'timetable' | 'departures'>,
  changing: ChangeReservation,
): Promise<OnRuns<ChangeReservation>> {
  const { change } = changing;
  const percent = change.promoPercent;
  const terms = { round: change.round, promo: percent === undefined ? undefined : { percent } };
  const { reservation, runs } = await quoteJourneys(deps, changing, { terms, rise: change.tariffRise });
  const isDearer = amountsOf(reservation.quote, 'departure').total > change.paid.total;
  const price = change.kept && isDearer ? withJourney(reservation.quote, 'departure', change.kept) : reservation.quote;
  const quote = lessPaid(price, change.paid);
  return { reservation: { ...reservation, promoCode: undefined, quote, change }, runs };
}

/** The journey keeps the promotion it was sold under: the sale used up the code. */
export const promoPercent = ({ tickets }: Quote, { direction }: Pick<Subject, 'direction'>): number | undefined =>
  tickets
    .filter((ticket) => ticket.direction === direction)
    .flatMap(({ steps }) => steps)
    .find(({ reason }) => reason === 'promo')?.percent;

/** The price difference of the new run; negative when it is cheaper. */
export const differenceOf = ({ quote, change }: ChangeReservation): Centavos =>
  minus(amountsOf(quote!, 'departure').total, change.paid.total);
