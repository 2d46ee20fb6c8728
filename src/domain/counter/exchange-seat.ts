import { deadlinesOf } from '#domain/booking/deadlines.ts';
import type { Reservation } from '#domain/booking/reservation.ts';
import { type Fault, fault } from '#domain/errors.ts';
import type { Direction } from '#domain/fares/quote.ts';
import type { OwnHold } from '#domain/seats/own-hold.ts';
import type { Instant, Zone } from '#kernel/instant.ts';
import { fail, ok, type Result } from '#kernel/result.ts';
import { isoInZone } from '#kernel/zoned.ts';
import { hasCounterTickets } from './hand-over.ts';

/** Whose seat is to be exchanged. */
export interface SeatNamed {
  readonly direction: Direction;
  readonly passenger: number;
}

/** The seat that a passenger has on a journey, among those that their reservation holds. */
export function seatToExchange(
  reservation: Pick<Reservation, 'status' | 'expired' | 'tickets'>,
  holds: readonly OwnHold[],
  named: SeatNamed,
): Result<OwnHold, Fault> {
  if (!hasCounterTickets(reservation)) return fail(fault('tickets_not_ready', 'code'));
  const hold = holds.find(({ direction, passenger }) => direction === named.direction && passenger === named.passenger);
  return hold ? ok(hold) : fail(fault('seat_unknown', 'passenger'));
}

/** A seat that a counter is to exchange for another of the same bus, as it is under its locks. */
export interface ExchangeCase {
  /** The tickets of this journey were cancelled. */
  readonly isCancelled: boolean;
  /** The ticket was scanned on boarding: another folio could be boarded or cancelled as well. */
  readonly hasBoarded: boolean;
  /** Where and when it is boarded; undefined without a date. */
  readonly boarding: { readonly departs: Instant; readonly zone: Zone } | undefined;
  /** Of the bus; undefined when it does not exist. */
  readonly seats: number | undefined;
  readonly from: number;
  readonly to: number;
  readonly now: Instant;
}

/** Why a seat is not exchanged, apart from who else has it. */
export function exchangeRefusal(asked: ExchangeCase): Fault | undefined {
  const { isCancelled, hasBoarded, boarding, seats, from, to, now } = asked;
  if (isCancelled) return fault('journey_cancelled', 'direction');
  if (hasBoarded) return fault('exchange_boarded', 'passenger');
  const until = boarding && deadlinesOf(boarding.departs).exchangeUntil;
  if (until !== undefined && now >= until)
    return fault('exchange_closed', 'code', { until: isoInZone(until, boarding!.zone) });
  if (seats === undefined || to > seats) return fault('seat_unknown', 'seat');
  return to === from ? fault('seat_repeated', 'seat') : undefined;
}
