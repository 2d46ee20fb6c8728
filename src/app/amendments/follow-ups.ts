import type { Announcement } from '#app/announcement.ts';
import type { Transaction } from '#app/transaction.ts';
import type { Turnaround, TurnaroundTimes } from '#domain/amendments/change-in-time.ts';
import type { TicketsStatus } from '#domain/amendments/tickets-status.ts';
import type { Reservation } from '#domain/booking/reservation.ts';
import type { ReservationId } from '#kernel/ids.ts';

/** Additions to a trip and changes of it that wait to be paid in a store, and what decides whether they still may. */
export interface FollowUps {
  /** Those of a locked trip, locked. */
  waiting(tx: Transaction, of: ReservationId): Promise<readonly Reservation[]>;
  /** Its time is over, and its seats go back on sale; a reference that is still to be paid in a store ends by itself. */
  end(tx: Transaction, id: ReservationId): Promise<void>;
  /** The trip they follow, as it is now. */
  trip(tx: Transaction, of: ReservationId): Promise<Reservation>;
  /** The trip's tickets' status, with what could be refunded. */
  ticketsStatus(tx: Transaction, of: ReservationId): Promise<TicketsStatus>;
  /** The arrival of one run and the departure of another; undefined when either does not exist. */
  times(tx: Transaction, turnaround: Turnaround): Promise<TurnaroundTimes | undefined>;
}

/** Tells a payer not to pay. */
export type Withdrawn = Extract<Announcement, { readonly topic: 'addition.withdrawn' | 'change.withdrawn' }>;

export interface EndingStores {
  readonly followUps: FollowUps;
  announce(tx: Transaction, event: Withdrawn): Promise<void>;
}

/** Its time is over, and its payer is told not to pay. Money that comes all the same is judged when it comes. */
export async function endWaiting(
  { followUps, announce }: EndingStores,
  tx: Transaction,
  withdrawn: Withdrawn & { readonly reservation: ReservationId },
): Promise<void> {
  await followUps.end(tx, withdrawn.reservation);
  await announce(tx, withdrawn);
}
