import { reservationFacts } from '#app/booking/reservation-facts.ts';
import { abandonPayment } from '#app/payment/abandon-payment.ts';
import { confirmPayment } from '#app/payment/confirm-payment.ts';
import { listMethods } from '#app/payment/list-methods.ts';
import { pay } from '#app/payment/pay.ts';
import type { PaymentDeps } from '#app/payment/payment-deps.ts';
import { offerView, type PaymentPage, waitingView } from '#http/format/offer-view.ts';
import { answerReservation } from '#http/format/reservation-answer.ts';
import { creditViews, reservationView } from '#http/format/reservation-view.ts';
import { fault } from '#domain/errors.ts';
import { BRAND_ID, isIdentifier, OPERATIVE_SOURCE } from '#domain/network/carrier.ts';
import { type Handler, handler } from '#http/handler.ts';
import { centavos } from '#kernel/money.ts';
import { fail, ok } from '#kernel/result.ts';
import * as wire from '#wire/websale.ts';

/** The calls of the payment step. */
export function paymentHandlers(deps: PaymentDeps, page: PaymentPage): readonly Handler[] {
  const factsOf = reservationFacts(deps);
  const methods = listMethods(deps);
  const paying = pay(deps);
  const confirm = confirmPayment(deps);
  const abandon = abandonPayment(deps);
  return [
    handler(wire.getPayment, async ({ query, caller, now }) => {
      const strange = strangerFault(query);
      if (strange) return fail([strange]);
      const found = await methods(query, caller, now);
      if (!found.ok) return found;
      const { reservation, credits } = found.value;
      const waiting = await waitingView(deps, reservation);
      return ok({
        ...offerView(found.value, page),
        points: found.value.points ? { ...found.value.points } : null,
        credits: credits.length > 0 ? creditViews(credits, (await factsOf(reservation)).origin.zone) : [],
        waiting,
      });
    }),
    handler(
      wire.postPayment,
      async ({ body, caller, now }) => {
        const { code, method, token, device_session_id: deviceSession, idempotency_key: key } = body;
        const input = { code, method, token, deviceSession, key, total: centavos(body.total) };
        const paid = await paying(input, caller, now);
        if (!paid.ok) return paid;
        const reservation = reservationView(await factsOf(paid.value.reservation), now);
        return ok({ reservation, redirect_url: paid.value.redirectUrl ?? null });
      },
      'payment_unknown',
    ),
    handler(wire.postConfirm, async ({ body, caller, now }) =>
      answerReservation(await confirm(body, caller), factsOf, now),
    ),
    handler(wire.postAbandon, async ({ body, caller, now }) =>
      answerReservation(await abandon(body, caller), factsOf, now),
    ),
  ];
}

interface Asker {
  readonly brand_id?: string | number | undefined;
  readonly operative_source?: string | undefined;
}

/** Who names another carrier or channel is told so, and not given our ways to pay (M73, T76). */
function strangerFault({ brand_id: brand, operative_source: source }: Asker) {
  if (brand !== undefined && !isIdentifier(brand, BRAND_ID)) return fault('wrong_brand_reservation', 'brand_id');
  return source === undefined || source === OPERATIVE_SOURCE ? undefined : fault('invalid_request', 'operative_source');
}
