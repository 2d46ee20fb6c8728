import { fromBase64 } from '#web/services/base64.ts';
import { send } from '#web/services/browser-call.ts';
import { NOT_FOUND } from '#web/services/not-found.ts';
import type { ReservationView } from '#wire/reservation.ts';

/** The internal call (M210): the reservation of this session, in base64 or plain. Undefined: it was refused. */
export async function readReservation(formToken: string, code: string): Promise<ReservationView | undefined> {
  const path = '/api/internal/reservation?reservation=base64';
  const response = await send(path, { method: 'POST', formToken, body: { code }, encoded: true });
  if (response.status === 403 || response.status === 404) dispatchEvent(new Event(NOT_FOUND));
  const { success, reservation } = (await response.json()) as { success?: unknown; reservation?: unknown };
  if (success !== true) return undefined;
  return (typeof reservation === 'string' ? JSON.parse(fromBase64(reservation)) : reservation) as ReservationView;
}
