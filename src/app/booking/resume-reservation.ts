import type { Reservations } from '#app/booking/ports.ts';
import type { Caller } from '#app/caller.ts';
import type { Links } from '#app/links/ports.ts';
import type { Reservation } from '#domain/booking/reservation.ts';
import { type Faults, fault } from '#domain/errors.ts';
import type { Instant } from '#kernel/instant.ts';
import { fail, ok, type Result } from '#kernel/result.ts';

export interface ResumeDeps {
  readonly reservations: Reservations;
  readonly links: Links;
}

/**
 * Opens a reservation for the session that presents its link, from an e-mail or on return from a bank: on another
 * device, or on this one after its cookies were lost (B5, T39).
 */
export const resumeReservation =
  ({ reservations, links }: ResumeDeps) =>
  async (input: { readonly token: string }, caller: Caller, now: Instant): Promise<Result<Reservation, Faults>> => {
    const mailed = links.read(input.token, { purpose: 'resume', now });
    const link = mailed.kind === 'forged' ? links.read(input.token, { purpose: 'return', now }) : mailed;
    if (link.kind !== 'good') return fail([fault(link.kind === 'expired' ? 'link_expired' : 'link_invalid')]);
    const stored = await reservations.byId(link.reservation);
    if (!stored) return fail([fault('link_invalid')]);
    await reservations.letIn(link.reservation, caller.sessionHash);
    return ok(stored.reservation);
  };
