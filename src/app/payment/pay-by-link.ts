import type { Caller } from '#app/caller.ts';
import { abandonPayment } from '#app/payment/abandon-payment.ts';
import { confirmPayment } from '#app/payment/confirm-payment.ts';
import { openAppleSession } from '#app/payment/open-apple-session.ts';
import { type Paid, pay } from '#app/payment/pay.ts';
import type { Pay } from '#app/payment/try-to-pay.ts';
import type { MerchantSession, WalletSessions } from '#app/payment/wallet-sessions.ts';
import type { Order } from '#domain/orders/order.ts';
import { type Faults, fault } from '#domain/errors.ts';
import { emailFaults } from '#domain/orders/contact-rules.ts';
import { factsOf } from '#domain/payment/method.ts';
import type { Instant } from '#kernel/instant.ts';
import { fail, ok, type Result } from '#kernel/result.ts';
import { type OpenedPayLink, openPayLink, type PayLinkDeps } from './pay-link.ts';

export interface PayByLink extends Omit<Pay, 'code' | 'isByLink'> {
  readonly link: string;
  /** The payer's own; requested only when the provider needs one, passed to it only and never stored. */
  readonly email: string;
  /** The payer's language. */
  readonly lang: Order['lang'];
}

/**
 * Another person pays for the holder of an order (N9). The provider receives no data about the passengers, their
 * contact or their code: only the payer's e-mail if it needs one, otherwise the carrier's own name and address.
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
    const { order } = opened.value;
    const asPayer = {
      ...opened.value.parts,
      returnUrlOf: () => deps.addresses.payPage(link, lang),
      chargeDescriptionOf: () => ({
        description: deps.carrier.firstName,
        customer: { ...deps.carrier, email: email.trim() || deps.carrier.email },
        lang,
      }),
    };
    // The account the payer is signed in to does not identify a passenger.
    return pay(asPayer)({ ...input, code: order.code, isByLink: true }, { ...caller, travellerHash: undefined }, now);
  };

type Moved = (input: { readonly link: string }, caller: Caller, now: Instant) => Promise<Result<Order, Faults>>;

/** Queries the payment's outcome for the payer; idempotent. */
export const confirmByLink = (deps: PayLinkDeps): Moved =>
  movedBy(deps, ({ order, parts }, caller) => confirmPayment(parts)(order, caller));

/** The payer abandons a pending payment. Only the holder can abandon a store reference. */
export const abandonByLink = (deps: PayLinkDeps): Moved =>
  movedBy(deps, async ({ order, parts }, caller) => (order.paying ? abandonPayment(parts)(order, caller) : ok(order)));

const movedBy =
  (deps: PayLinkDeps, move: (opened: OpenedPayLink, caller: Caller) => Promise<Result<Order, Faults>>): Moved =>
  async ({ link }, caller, now) => {
    const opened = await openPayLink(deps, link, now);
    return opened.ok ? move(opened.value, caller) : opened;
  };

/** Opens Apple's sheet for a payer with a link. */
export const openAppleSessionByLink =
  (deps: PayLinkDeps & { readonly walletSessions: WalletSessions }) =>
  async (
    { link, validationUrl }: { readonly link: string; readonly validationUrl: string },
    caller: Caller,
    now: Instant,
  ): Promise<Result<MerchantSession, Faults>> => {
    const opened = await openPayLink(deps, link, now);
    if (!opened.ok) return opened;
    const { order, parts } = opened.value;
    return openAppleSession({ ...parts, walletSessions: deps.walletSessions })({ ...order, validationUrl }, caller);
  };
