import type { AddingReservation } from '#domain/amendments/additions/apply-addition.ts';
import type { InTransaction, Transaction } from '#app/transaction.ts';
import type { OpenAddition } from '#domain/amendments/additions/addition-rules.ts';
import type { TicketsStatus } from '#domain/amendments/tickets-status.ts';
import type { Reservation } from '#domain/booking/reservation.ts';
import type { Fault } from '#domain/errors.ts';
import type { ReservationId } from '#kernel/ids.ts';
import type { Instant } from '#kernel/instant.ts';

export interface BeginAddition {
  /** The item kind it is sold as. */
  readonly kind: string;
  readonly adding: AddingReservation;
  readonly sessionHash: Uint8Array;
}

/** The reservation that is added to. */
export interface AddedTo {
  readonly reservation: Reservation;
  readonly ticketsStatus: TicketsStatus;
  readonly now: Instant;
}

export type AdditionBegun =
  /** It can be paid until then, by the database's clock. */
  | { readonly kind: 'begun'; readonly until: Instant }
  /** Under the locks, it turned out that it cannot be added. */
  | { readonly kind: 'refused'; readonly fault: Fault }
  /** An earlier addition is being paid. */
  | { readonly kind: 'paying' }
  | { readonly kind: 'code_taken' };

/** Where additions begin. They are paid, swept and completed with the payments. */
export interface Additions {
  readonly inTransaction: InTransaction;
  /** Locks a reservation, before what is chosen for it. */
  lock(tx: Transaction, reservation: ReservationId): Promise<void>;
  /** Its additions that are chosen and not paid, in this session and in others, locked. */
  open(tx: Transaction, reservation: ReservationId, sessionHash: Uint8Array): Promise<readonly OpenAddition[]>;
  /** With its tickets, and the time by the database's clock. */
  read(tx: Transaction, reservation: ReservationId): Promise<AddedTo>;
  end(tx: Transaction, additions: readonly ReservationId[]): Promise<void>;
  /** False, without storing it, when its code is taken. */
  store(tx: Transaction, asked: BeginAddition): Promise<boolean>;
}
