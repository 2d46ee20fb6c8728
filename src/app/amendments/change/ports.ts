import type { ChangeReservation } from '#domain/amendments/apply-change.ts';

export interface BeginChange {
  readonly changing: ChangeReservation;
  /** Of the reservation that is to be changed, as it was read. */
  readonly version: number;
  readonly sessionHash: Uint8Array;
}

export type ChangeBegun =
  | 'begun'
  /** Somebody changed the reservation since it was read. */
  | 'changed'
  /** A change of the same journey waits for its money. */
  | 'paying'
  | 'code_taken';

/** Where changes of schedule begin. They are paid, swept and made where payments are. */
export interface ScheduleChanges {
  /** Writes the change down, and ends an earlier one of the same journey that nobody pays for: its seats go back on sale. */
  begin(asked: BeginChange): Promise<ChangeBegun>;
}
