import { deadlinesOf } from '#domain/booking/deadlines.ts';
import { type Fault, fault } from '#domain/errors.ts';
import type { Instant, Zone } from '#kernel/instant.ts';
import { isoInZone } from '#kernel/zoned.ts';

/** A seat that a counter is to exchange for another of the same bus, as it is under its locks. */
export interface ExchangeCase {
  /** The tickets of this journey were cancelled. */
  readonly isCancelled: boolean;
  /** Where and when it is boarded; undefined without a date. */
  readonly boarding: { readonly departs: Instant; readonly zone: Zone } | undefined;
  /** Of the bus; undefined when it does not exist. */
  readonly seats: number | undefined;
  readonly from: number;
  readonly to: number;
  readonly now: Instant;
}

/** Why a seat is not exchanged, apart from who else has it. */
export function exchangeRefusal({ isCancelled, boarding, seats, from, to, now }: ExchangeCase): Fault | undefined {
  if (isCancelled) return fault('journey_cancelled', 'direction');
  const until = boarding && deadlinesOf(boarding.departs).exchangeUntil;
  if (until !== undefined && now >= until)
    return fault('exchange_closed', 'code', { until: isoInZone(until, boarding!.zone) });
  if (seats === undefined || to > seats) return fault('seat_unknown', 'seat');
  return to === from ? fault('seat_repeated', 'seat') : undefined;
}
