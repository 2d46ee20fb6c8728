import type { Reservations, StoredReservation } from '#app/booking/ports.ts';
import type { Caller } from '#app/caller.ts';
import type { Reservation } from '#domain/booking/reservation.ts';
import { type Fault, type Faults, fault } from '#domain/errors.ts';
import { refusalToChange } from '#domain/orders/order.ts';
import { parseReservationCode } from '#kernel/ids.ts';
import { fail, ok, type Result } from '#kernel/result.ts';

interface Deps {
  readonly reservations: Reservations;
}

/** The reservation with this code, in any state, if it belongs to the calling session. */
export async function findReservation(
  { reservations }: Deps,
  code: string,
  caller: Caller,
): Promise<Result<StoredReservation, Faults>> {
  const parsed = parseReservationCode(code);
  const stored = parsed && (await reservations.find(parsed, caller.sessionHash));
  return stored ? ok(stored) : fail([fault('reservation_not_found', 'code')]);
}

/** The same, if it can still be changed. */
export async function findDraft(deps: Deps, code: string, caller: Caller): Promise<Result<StoredReservation, Faults>> {
  const parsed = parseReservationCode(code);
  const draft = parsed && (await deps.reservations.findDraft(parsed, caller.sessionHash));
  const found = draft ? ok(draft) : await findReservation(deps, code, caller);
  if (!found.ok) return found;
  const refusal = refusalToChange(found.value.reservation) ?? refusalToEdit(found.value.reservation);
  return refusal ? fail([refusal]) : found;
}

/** A change of schedule (T44) or an addition was agreed to as it is: to alter it, a new one is begun. */
function refusalToEdit({ change, adding }: Reservation): Fault | undefined {
  if (change) return fault('change_no_draft');
  return adding ? fault('addition_no_draft') : undefined;
}
