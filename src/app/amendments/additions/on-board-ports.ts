import type { SeatOrFolio } from '#domain/amendments/additions/seat-or-folio.ts';
import type { Access, Place } from '#domain/booking/addition.ts';
import type { OrderId, ReservationCode, ReservationId } from '#kernel/ids.ts';
import type { Instant } from '#kernel/instant.ts';

/** A valid ticket, as identified by a passenger on board. */
export interface TicketOnBoard extends Place {
  readonly reservation: ReservationId;
  readonly lastName: string;
  /** Arrival at the passenger's stop, as late as the bus is said to be. */
  readonly arrives: Instant;
}

/** The buyer, what they buy, and the idempotency key. */
export interface Press {
  readonly sessionHash: Uint8Array;
  readonly key: string;
  readonly requestHash: string;
}

export interface OnBoard {
  /** Matching paid tickets; by seat only those whose bus is under way or about to leave. */
  tickets(named: SeatOrFolio, now: Instant): Promise<readonly TicketOnBoard[]>;
  /** The first request stores `code`; a repeated one gets the stored code, and whether it requested the same. */
  keep(press: Press, code: ReservationCode): Promise<{ readonly code: ReservationCode; readonly isSame: boolean }>;
  /** The request failed: it may be repeated. */
  forget(press: Press): Promise<void>;
  /** What was delivered for an order; undefined before it is paid. */
  accessOf(order: OrderId): Promise<Access | undefined>;
}
