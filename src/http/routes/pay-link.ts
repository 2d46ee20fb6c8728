import { reservationFacts } from '#app/booking/reservation-facts.ts';
import { abandonPayment } from '#app/payment/abandon-payment.ts';
import { confirmPayment } from '#app/payment/confirm-payment.ts';
import { waysToPay } from '#app/payment/list-methods.ts';
import { openAppleSession } from '#app/payment/open-apple-session.ts';
import { payByLink } from '#app/payment/pay-by-link.ts';
import { makePayLink, type OpenedPayLink, openPayLink, type PayLinkDeps } from '#app/payment/pay-link.ts';
import { NOBODY } from '#app/payment/payer.ts';
import type { WalletSessions } from '#app/payment/wallet-sessions.ts';
import type { Reservation } from '#domain/booking/reservation.ts';
import type { Faults } from '#domain/errors.ts';
import { type PaymentPage, waitingView } from '#http/format/offer-view.ts';
import { payLinkView } from '#http/format/pay-link-view.ts';
import { type Handler, handler } from '#http/handler.ts';
import type { Instant } from '#kernel/instant.ts';
import { centavos } from '#kernel/money.ts';
import { ok, type Result } from '#kernel/result.ts';
import * as wire from '#wire/pay-link.ts';
import type { PayLinkView } from '#wire/pay-link.ts';

/** The calls of who pays for somebody else, and the one that makes their link. */
export function payLinkHandlers(
  deps: PayLinkDeps,
  page: PaymentPage,
  walletSessions?: WalletSessions,
): readonly Handler[] {
  const factsOf = reservationFacts(deps);
  const make = makePayLink(deps);
  const pay = payByLink(deps);

  const viewOf = async (reservation: Reservation, now: Instant): Promise<PayLinkView> => {
    const [facts, ways, attempt, waiting] = await Promise.all([
      factsOf(reservation),
      waysToPay(deps, reservation, { payer: NOBODY, now }),
      reservation.status === 'approved' ? deps.payments.latest(reservation.id) : undefined,
      waitingView(deps, reservation),
    ]);
    return payLinkView({ facts, ways, attempt, waiting, now }, page);
  };

  /** What a link opens, moved on by a use case that knows reservations by their code. */
  const answer = async (
    { link, now }: { readonly link: string; readonly now: Instant },
    move: (opened: OpenedPayLink) => Promise<Result<Reservation, Faults>>,
  ): Promise<Result<PayLinkView, Faults>> => {
    const opened = await openPayLink(deps, link, now);
    if (!opened.ok) return opened;
    const moved = await move(opened.value);
    return moved.ok ? ok(await viewOf(moved.value, now)) : moved;
  };

  return [
    handler(wire.getPayLinkAddress, async ({ query, caller }) => {
      const made = await make(query, caller);
      return made.ok ? ok({ url: made.value.url, expires_at: new Date(made.value.expires).toISOString() }) : made;
    }),
    handler(wire.getPayLink, ({ query, ...asked }) =>
      answer({ ...query, ...asked }, async ({ reservation }) => ok(reservation)),
    ),
    handler(
      wire.postPayLink,
      async ({ body, caller, now }) => {
        const { idempotency_key: key, device_session_id: deviceSession, total, method, token, ...rest } = body;
        const paid = await pay({ ...rest, method, token, key, deviceSession, total: centavos(total) }, caller, now);
        if (!paid.ok) return paid;
        const { reservation, redirectUrl } = paid.value;
        return ok({ payment: await viewOf(reservation, now), redirect_url: redirectUrl ?? null });
      },
      'payment_unknown',
    ),
    handler(wire.postPayLinkConfirm, ({ body, ...asked }) =>
      answer({ ...body, ...asked }, (opened) => confirmPayment(opened.parts)(opened.reservation, asked.caller)),
    ),
    handler(wire.postPayLinkAbandon, ({ body, ...asked }) =>
      // A reference that waits in a store is the holder's to give up.
      answer({ ...body, ...asked }, async (opened) =>
        opened.reservation.paying
          ? abandonPayment(opened.parts)(opened.reservation, asked.caller)
          : ok(opened.reservation),
      ),
    ),
    ...(walletSessions ? [appleSession(deps, walletSessions)] : []),
  ];
}

const appleSession = (deps: PayLinkDeps, walletSessions: WalletSessions): Handler =>
  handler(wire.postPayLinkAppleSession, async ({ body, caller, now }) => {
    const opened = await openPayLink(deps, body.link, now);
    if (!opened.ok) return opened;
    const open = openAppleSession({ ...opened.value.parts, walletSessions });
    const session = await open({ ...opened.value.reservation, validationUrl: body.validation_url }, caller);
    return session.ok ? ok({ session: session.value }) : session;
  });
