import type { Caller } from '#app/caller.ts';
import { abandonPayment } from '#app/payment/abandon-payment.ts';
import { confirmPayment } from '#app/payment/confirm-payment.ts';
import { openAppleSession } from '#app/payment/open-apple-session.ts';
import { type Paid, type Pay, pay } from '#app/payment/pay.ts';
import type { MerchantSession, WalletSessions } from '#app/payment/wallet-sessions.ts';
import type { Order } from '#domain/orders/order.ts';
import { type Faults, fault } from '#domain/errors.ts';
import { emailFaults } from '#domain/orders/contact-rules.ts';
import { factsOf } from '#domain/payment/method.ts';
import type { Instant } from '#kernel/instant.ts';
import { fail, ok, type Result } from '#kernel/result.ts';
import { type OpenedPayLink, openPayLink, type PayLinkDeps } from './pay-link.ts';

export interface PayByLink extends Omit<Pay, 'code'> {
  readonly link: string;
  /** The payer's own; asked for only where the provider needs one, told to it alone and never kept. */
  readonly email: string;
  /** In which the payer reads. */
  readonly lang: Order['lang'];
}

/**
 * Somebody pays for the holder of an order (N9). The provider hears nothing of the passengers, their contact or their
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
    // An account the payer is signed in to says nothing of who travels.
    return pay(asPayer)({ ...input, code: order.code }, { ...caller, travellerHash: undefined }, now);
  };

type Moved = (input: { readonly link: string }, caller: Caller, now: Instant) => Promise<Result<Order, Faults>>;

/** Somebody who paid asks how it went; safe at any time. */
export const confirmByLink = (deps: PayLinkDeps): Moved =>
  movedBy(deps, ({ order, parts }, caller) => confirmPayment(parts)(order, caller));

/** They give up a payment that waits for them. A reference that waits in a store is the holder's to give up. */
export const abandonByLink = (deps: PayLinkDeps): Moved =>
  movedBy(deps, async ({ order, parts }, caller) => (order.paying ? abandonPayment(parts)(order, caller) : ok(order)));

const movedBy =
  (deps: PayLinkDeps, move: (opened: OpenedPayLink, caller: Caller) => Promise<Result<Order, Faults>>): Moved =>
  async ({ link }, caller, now) => {
    const opened = await openPayLink(deps, link, now);
    return opened.ok ? move(opened.value, caller) : opened;
  };

/** Opens Apple's sheet for who pays by a link. */
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
