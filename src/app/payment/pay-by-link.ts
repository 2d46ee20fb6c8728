import type { Caller } from '#app/caller.ts';
import { type Paid, type Pay, pay } from '#app/payment/pay.ts';
import type { Reservation } from '#domain/booking/reservation.ts';
import { type Faults, fault } from '#domain/errors.ts';
import { emailFaults } from '#domain/orders/contact-rules.ts';
import { factsOf } from '#domain/payment/method.ts';
import type { Instant } from '#kernel/instant.ts';
import { fail, type Result } from '#kernel/result.ts';
import { openPayLink, type PayLinkDeps } from './pay-link.ts';

export interface PayByLink extends Omit<Pay, 'code'> {
  readonly link: string;
  /** The payer's own; asked for only where the provider needs one, told to it alone and never kept. */
  readonly email: string;
  /** In which the payer reads. */
  readonly lang: Reservation['lang'];
}

/**
 * Somebody pays for the holder of a reservation (N9). The provider hears nothing of the passengers, their contact or their
 * code: it is told the payer's e-mail where it needs one, and else the carrier's own name and address.
 */
export const payByLink =
  (deps: PayLinkDeps) =>
  async ({ link, email, lang, ...input }: PayByLink, caller: Caller, now: Instant): Promise<Result<Paid, Faults>> => {
    const opened = await openPayLink(deps, link, now);
    if (!opened.ok) return opened;
    const { method } = input;
    if (method !== undefined && !factsOf(method).openToOthers) return fail([fault('method_unavailable', 'method')]);
    const [wrong] = method !== undefined && factsOf(method).needsEmail ? emailFaults(email, 'email', 'payer') : [];
    if (wrong) return fail([wrong]);
    const { reservation } = opened.value;
    const asPayer = {
      ...opened.value.parts,
      returnUrlOf: () => deps.addresses.payPage(link, lang),
      chargeDescriptionOf: () => ({
        description: deps.carrier.firstName,
        customer: { ...deps.carrier, email: email.trim() || deps.carrier.email },
        lang,
      }),
    };
    // An account the payer is signed in to says nothing of who travels.
    return pay(asPayer)({ ...input, code: reservation.code }, { ...caller, travellerHash: undefined }, now);
  };
