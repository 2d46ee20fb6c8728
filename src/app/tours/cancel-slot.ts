import { finishCancelled, type FinishCancelledDeps } from '#app/tours/finish-cancelled.ts';
import type { TourBookings } from '#app/tours/ports.ts';
import { type Faults, fault } from '#domain/errors.ts';
import type { SlotReason } from '#domain/tours/booking.ts';
import { fail, ok, type Result } from '#kernel/result.ts';

export interface CancelSlotDeps extends FinishCancelledDeps {
  readonly bookings: FinishCancelledDeps['bookings'] & Pick<TourBookings, 'cancelSlot'>;
}

/**
 * Staff cancel a start, for weather or too few people: nobody else can buy it, everybody who paid gets all of it back,
 * and everybody with a reference for a store is told not to pay it. Idempotent; what a failure or a crash leaves is
 * finished by a job. Returns the number of orders given back.
 */
export const cancelSlot =
  (deps: CancelSlotDeps) =>
  async ({ slot, why }: { readonly slot: string; readonly why: SlotReason }): Promise<Result<number, Faults>> => {
    const isKnown = await deps.inTransaction((tx) => deps.bookings.cancelSlot(tx, slot, why));
    return isKnown ? ok(await finishCancelled(deps, { slot })) : fail([fault('slot_closed', 'slot')]);
  };
