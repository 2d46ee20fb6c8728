import type { ChangeReservation } from '#domain/amendments/apply-change.ts';
import type { ReservationId } from '#kernel/ids.ts';

export interface BeginChange {
  readonly changing: ChangeReservation;
  /** Of the reservation to change, as it was read. */
  readonly version: number;
  readonly sessionHash: Uint8Array;
}

export type ChangeBegun =
  | 'begun'
  /** The reservation changed since it was read. */
  | 'changed'
  /** Somebody boarded the journey. */
  | 'boarded'
  /** A change of the same journey is being paid. */
  | 'paying'
  | 'code_taken';

/** Where changes of schedule begin. They are paid, swept and completed with the payments. */
export interface ScheduleChanges {
  /** Stores the change, and ends an earlier unpaid one of the same journey: its seats go back on sale. */
  begin(asked: BeginChange): Promise<ChangeBegun>;
  /** Ends a change for which no seat could be held: the sweeper only finds those whose hold ends. */
  endWithoutSeats(change: ReservationId): Promise<void>;
}
