import type { SaleDeps } from '#app/booking/sale-deps.ts';
import type { Caller } from '#app/caller.ts';
import { signedIn } from '#app/loyalty/signed-in.ts';
import { withTierOf } from '#domain/booking/card-holder.ts';
import type { Reservation } from '#domain/booking/reservation.ts';
import type { Instant } from '#kernel/instant.ts';

/** Adds the card tier of a signed-in passenger to a draft (M116). Called until it is paid and never after. */
export async function recogniseHolder(
  { travellerSessions }: Pick<SaleDeps, 'travellerSessions'>,
  reservation: Reservation,
  { caller, now }: { readonly caller: Caller; readonly now: Instant },
): Promise<Reservation> {
  const known = await signedIn(travellerSessions, caller, now);
  return known ? { ...reservation, passengers: withTierOf(reservation.passengers, known.traveller) } : reservation;
}
