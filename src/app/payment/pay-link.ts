import { findReservation, refusalToChange } from '#app/booking/find-draft.ts';
import type { Caller } from '#app/caller.ts';
import type { LinkAddresses, Links } from '#app/links/ports.ts';
import type { PaymentDeps } from '#app/payment/payment-deps.ts';
import type { Customer } from '#app/payment/ports.ts';
import type { Reservation } from '#domain/booking/reservation.ts';
import { type Faults, fault } from '#domain/errors.ts';
import type { Instant } from '#kernel/instant.ts';
import { fail, ok, type Result } from '#kernel/result.ts';

/** What a link to pay is made of, and what it opens. */
export interface PayLinkDeps extends PaymentDeps {
  readonly links: Links;
  readonly addresses: Pick<LinkAddresses, 'payUrl' | 'payPage'>;
  /** The carrier, who stands for the payer where a provider wants to know more than the payer needs to say. */
  readonly carrier: Customer;
}

/** The holder of a reservation that waits for its payment gets a link for somebody else to pay it (N9). */
export const makePayLink =
  (deps: PayLinkDeps) =>
  async (
    input: { readonly code: string },
    caller: Caller,
  ): Promise<Result<{ url: string; expires: Instant }, Faults>> => {
    const found = await findReservation(deps, input.code, caller);
    if (!found.ok) return found;
    const { reservation } = found.value;
    const refusal = refusalToChange(reservation);
    if (refusal) return fail([refusal]);
    return reservation.step === 'pago' ? ok(deps.addresses.payUrl(reservation)) : fail([fault('step_out_of_order')]);
  };

/** What a link to pay gives its bearer: one reservation to be paid, found by nothing but the link. */
export interface OpenedPayLink {
  readonly reservation: Reservation;
  /** Paying and asking work with these as they do for the holder, and reach no other reservation. */
  readonly parts: PaymentDeps;
}

export async function openPayLink(
  deps: PayLinkDeps,
  token: string,
  now: Instant,
): Promise<Result<OpenedPayLink, Faults>> {
  const link = deps.links.read(token, { purpose: 'pay', now });
  if (link.kind !== 'good') return fail([fault(link.kind === 'expired' ? 'link_expired' : 'link_invalid')]);
  const find = () => deps.reservations.byId(link.reservation);
  const stored = await find();
  if (!stored) return fail([fault('link_invalid')]);
  return ok({
    reservation: stored.reservation,
    parts: { ...deps, reservations: { ...deps.reservations, find } },
  });
}
