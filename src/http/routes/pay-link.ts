import { readLinkedPayment } from '#app/booking/read-payment.ts';
import type { SaleDeps } from '#app/booking/sale-deps.ts';
import { abandonByLink, confirmByLink, openAppleSessionByLink, payByLink } from '#app/payment/pay-by-link.ts';
import { makePayLink, openPayLink, type PayLinkDeps } from '#app/payment/pay-link.ts';
import type { WalletSessions } from '#app/payment/wallet-sessions.ts';
import type { Faults } from '#domain/errors.ts';
import type { Order } from '#domain/orders/order.ts';
import type { PaymentPage } from '#http/format/offer-view.ts';
import { payLinkView } from '#http/format/pay-link-view.ts';
import { type Handler, handler } from '#http/handler.ts';
import type { Instant } from '#kernel/instant.ts';
import { centavos } from '#kernel/money.ts';
import { ok, type Result } from '#kernel/result.ts';
import * as wire from '#wire/pay-link.ts';
import type { PayLinkView } from '#wire/pay-link.ts';

/** The calls of people who pay for others, and the one that makes their link. */
export function payLinkHandlers(
  deps: SaleDeps & PayLinkDeps,
  page: PaymentPage,
  walletSessions?: WalletSessions,
): readonly Handler[] {
  const make = makePayLink(deps);
  const pay = payByLink(deps);
  const confirm = confirmByLink(deps);
  const abandon = abandonByLink(deps);
  const read = readLinkedPayment(deps);
  const viewOf = async (order: Order, now: Instant): Promise<PayLinkView> =>
    payLinkView(await read(order, now), page, now);
  const shown = async (found: Result<Order, Faults>, now: Instant): Promise<Result<PayLinkView, Faults>> =>
    found.ok ? ok(await viewOf(found.value, now)) : found;

  return [
    handler(wire.getPayLinkAddress, async ({ query, caller }) => {
      const made = await make(query, caller);
      return made.ok ? ok({ url: made.value.url, expires_at: new Date(made.value.expires).toISOString() }) : made;
    }),
    handler(wire.getPayLink, async ({ query, now }) => {
      const opened = await openPayLink(deps, query.link, now);
      return opened.ok ? ok(await viewOf(opened.value.order, now)) : opened;
    }),
    handler(
      wire.postPayLink,
      async ({ body, caller, now }) => {
        const { idempotency_key: key, device_session_id: deviceSession, total, method, token, ...rest } = body;
        const paid = await pay({ ...rest, method, token, key, deviceSession, total: centavos(total) }, caller, now);
        if (!paid.ok) return paid;
        const { order, redirectUrl } = paid.value;
        return ok({ payment: await viewOf(order, now), redirect_url: redirectUrl ?? null });
      },
      'payment_unknown',
    ),
    handler(wire.postPayLinkConfirm, async ({ body, caller, now }) => shown(await confirm(body, caller, now), now)),
    handler(wire.postPayLinkAbandon, async ({ body, caller, now }) => shown(await abandon(body, caller, now), now)),
    ...(walletSessions ? [appleSession({ ...deps, walletSessions })] : []),
  ];
}

function appleSession(deps: Parameters<typeof openAppleSessionByLink>[0]): Handler {
  const open = openAppleSessionByLink(deps);
  return handler(wire.postPayLinkAppleSession, async ({ body, caller, now }) => {
    const session = await open({ link: body.link, validationUrl: body.validation_url }, caller, now);
    return session.ok ? ok({ session: session.value }) : session;
  });
}
