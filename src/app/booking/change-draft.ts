import { withStep } from '#app/booking/draft-progress.ts';
import { findDraft } from '#app/booking/find-draft.ts';
import type { SaleDeps } from '#app/booking/sale-deps.ts';
import type { StoredReservation } from '#app/booking/ports.ts';
import type { Caller } from '#app/caller.ts';
import type { Reservation } from '#domain/booking/reservation.ts';
import { type Faults, fault } from '#domain/errors.ts';
import type { DepartureId } from '#domain/timetable/departure.ts';
import { parseReservationCode } from '#kernel/ids.ts';
import { fail, ok, type Result } from '#kernel/result.ts';

/** The next state of a draft, and the departures whose seats are released with it. */
export interface DraftChange {
  readonly next: Reservation;
  readonly releasing?: readonly DepartureId[];
}

export type ChangeOfDraft = (reservation: Reservation) => Promise<Result<DraftChange, Faults>>;

/** Two tabs may change a draft concurrently: the later one re-reads and retries, this many times. */
const TRIES = 3;

/**
 * Reads a draft, changes it and writes it back; after a conflict the change is computed again from the new state. A
 * remembered draft is written without being read first, and read afterwards.
 */
export async function changeDraft(
  { reservations }: Pick<SaleDeps, 'reservations'>,
  { code, caller }: { readonly code: string; readonly caller: Caller },
  change: ChangeOfDraft,
): Promise<Result<Reservation, Faults>> {
  const written = await changeRemembered({ reservations }, { code, caller }, change);
  if (written) return ok(written.reservation);
  for (let tries = 0; tries < TRIES; tries += 1) {
    const found = await findDraft({ reservations }, code, caller);
    if (!found.ok) return found;
    const changed = await change(found.value.reservation);
    if (!changed.ok) return changed;
    const next = withStep(changed.value.next);
    if (await reservations.update(found.value, next, changed.value.releasing)) return ok(next);
  }
  return fail([fault('action_failed')]);
}

/** Undefined, with nothing written, when the draft must be read first: to refuse the change, or to release seats. */
async function changeRemembered(
  { reservations }: Pick<SaleDeps, 'reservations'>,
  { code, caller }: { readonly code: string; readonly caller: Caller },
  change: ChangeOfDraft,
): Promise<StoredReservation | undefined> {
  const parsed = parseReservationCode(code);
  const stored = parsed && reservations.remembered(parsed, caller.sessionHash);
  const changed = stored && (await change(stored.reservation));
  if (!changed?.ok || (changed.value.releasing ?? []).length > 0) return undefined;
  return reservations.updateRemembered(stored!, withStep(changed.value.next), caller.sessionHash);
}
