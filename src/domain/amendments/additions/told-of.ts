import type { AddingReservation } from '#domain/amendments/additions/apply-addition.ts';
import type { ReservationId } from '#kernel/ids.ts';

export interface Told {
  /** Whose letter it is. */
  readonly reservation: ReservationId;
  /** Somebody else may have paid. */
  readonly onBoard?: true;
  readonly onceOf: string;
}

/** Those told that it was made: the owner of the trip, and the payer on the bus by the order of the addition. */
export const toldOf = ({ id, adding: { of, onBoard } }: Pick<AddingReservation, 'id' | 'adding'>): readonly Told[] =>
  onBoard
    ? [
        { reservation: of, onBoard, onceOf: id },
        { reservation: id, onceOf: `${id}:receipt` },
      ]
    : [{ reservation: of, onceOf: id }];
