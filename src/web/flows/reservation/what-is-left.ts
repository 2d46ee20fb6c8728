import { isOver, isFollowUp, stateOfOrder, wasPaid } from '#web/booking/reservation-state.ts';
import type { ApiCall } from '#wire/call.ts';
import type { ReservationView } from '#wire/reservation.ts';
import { getReservation } from '#wire/websale.ts';

/** What is left behind by who leaves a reservation: the dialog has a sentence for each (T78). */
export type WhatIsLeft =
  /** Nothing is held yet. */
  | 'typed'
  | 'held'
  /** A change of a paid trip, or an addition to it, that is not paid. */
  | 'part'
  /** Money is on its way. */
  | 'paying'
  /** An order waits for its money. */
  | 'ordered'
  | 'paid'
  /** Its time ran out. */
  | 'over'
  /** This browser does not open it any more. */
  | 'gone'
  /** Nobody answered. */
  | 'unknown';

/** Whether leaving it gives it up. Where something waits for money, or we do not know, only the page is left. */
export const isForGood = (what: WhatIsLeft): boolean => ['typed', 'held', 'part', 'over'].includes(what);

export function whatIsLeft(reservation: ReservationView): Exclude<WhatIsLeft, 'gone' | 'unknown'> {
  const state = stateOfOrder(reservation);
  if (wasPaid(state)) return 'paid';
  if (state.kind === 'paying' || state.kind === 'ordered') return state.kind;
  if (state.kind === 'ended' || isOver(reservation)) return 'over';
  if (isFollowUp(reservation)) return 'part';
  return state.kind === 'held' ? 'held' : 'typed';
}

/** Nobody waits longer to be let out. */
const MAX_WAIT_MS = 4_000;

/** Another tab may have paid meanwhile: the server knows. */
export async function queryWhatIsLeft(call: ApiCall, code: string): Promise<WhatIsLeft> {
  const late = new Promise<undefined>((give) => setTimeout(give, MAX_WAIT_MS));
  const found = await Promise.race([call(getReservation, { query: { code } }).catch(() => undefined), late]);
  if (!found) return 'unknown';
  if (found.ok) return whatIsLeft(found.data.reservation);
  return found.status === 404 ? 'gone' : 'unknown';
}
