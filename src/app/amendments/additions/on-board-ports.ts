import type { SeatOrFolio } from '#domain/amendments/additions/seat-or-folio.ts';
import type { Access, Place } from '#domain/booking/addition.ts';
import type { OrderId, ReservationCode, ReservationId } from '#kernel/ids.ts';
import type { Instant } from '#kernel/instant.ts';

/** A ticket that is good, as somebody on its bus names it. */
export interface TicketOnBoard extends Place {
  readonly reservation: ReservationId;
  readonly lastName: string;
  /** Where its passenger gets off, by the timetable. */
  readonly arrives: Instant;
}

/** Who buys what by which press. */
export interface Press {
  readonly sessionHash: Uint8Array;
  readonly key: string;
  readonly requestHash: string;
}

export interface OnBoard {
  /** Paid tickets that are meant: of a seat only those whose bus is on its way, or about to leave. */
  tickets(named: SeatOrFolio, now: Instant): Promise<readonly TicketOnBoard[]>;
  /** The first press keeps `code`; another answers what the first kept, and whether it asked for the same. */
  keep(press: Press, code: ReservationCode): Promise<{ readonly code: ReservationCode; readonly isSame: boolean }>;
  /** Nothing came of it: the press may be made again. */
  forget(press: Press): Promise<void>;
  /** What was delivered for an order; undefined before it is paid. */
  accessOf(order: OrderId): Promise<Access | undefined>;
}
