import { isOver, isFollowUp, stateOfOrder, wasPaid } from '#web/booking/reservation-state.ts';
import type { ApiCall } from '#wire/call.ts';
import type { ReservationView } from '#wire/reservation.ts';
import { getReservation } from '#wire/websale.ts';

/** What leaving a reservation means in its current state: the dialog has a sentence for each (T78). */
export type WhatIsLeft =
  /** Nothing is held yet. */
  | 'typed'
  | 'held'
  /** An unpaid change of a paid trip, or an unpaid addition to it. */
  | 'part'
  /** A payment is under way. */
  | 'paying'
  /** A waiting order. */
  | 'ordered'
  | 'paid'
  /** Its time expired. */
  | 'over'
  /** This browser can no longer open it. */
  | 'gone'
  /** No response. */
  | 'unknown';

/** Whether leaving ends the reservation. If money is pending or the state is unknown, only the page is left. */
export const isForGood = (what: WhatIsLeft): boolean => ['typed', 'held', 'part', 'over'].includes(what);

export function whatIsLeft(reservation: ReservationView): Exclude<WhatIsLeft, 'gone' | 'unknown'> {
  const state = stateOfOrder(reservation);
  if (wasPaid(state)) return 'paid';
  if (state.kind === 'paying' || state.kind === 'ordered') return state.kind;
  if (state.kind === 'ended' || isOver(reservation)) return 'over';
  if (isFollowUp(reservation)) return 'part';
  return state.kind === 'held' ? 'held' : 'typed';
}

/** Upper bound on the wait before the dialog opens. */
const MAX_WAIT_MS = 4_000;

/** Another tab may have paid in the meantime, so the server is queried. */
export async function queryWhatIsLeft(call: ApiCall, code: string): Promise<WhatIsLeft> {
  const late = new Promise<undefined>((give) => setTimeout(give, MAX_WAIT_MS));
  const found = await Promise.race([call(getReservation, { query: { code } }).catch(() => undefined), late]);
  if (!found) return 'unknown';
  if (found.ok) return whatIsLeft(found.data.reservation);
  return found.status === 404 ? 'gone' : 'unknown';
}
