import { reservationFacts } from '#app/booking/reservation-facts.ts';
import { abandonReservationPayment, confirmReservationPayment, payReservation } from '#app/booking/pay-reservation.ts';
import { readPaymentStep } from '#app/booking/read-payment.ts';
import type { SaleDeps } from '#app/booking/sale-deps.ts';
import type { PaymentDeps } from '#app/payment/payment-deps.ts';
import { type PaymentPage, paymentView } from '#http/format/offer-view.ts';
import { answerReservation } from '#http/format/reservation-answer.ts';
import { reservationView } from '#http/format/reservation-view.ts';
import { strangerFault } from '#http/carrier-faults.ts';
import { type Handler, handler } from '#http/handler.ts';
import { centavos } from '#kernel/money.ts';
import { fail, ok } from '#kernel/result.ts';
import * as wire from '#wire/websale.ts';

/** The calls of the payment step. */
export function paymentHandlers(deps: SaleDeps & PaymentDeps, page: PaymentPage): readonly Handler[] {
  const factsOf = reservationFacts(deps);
  const show = readPaymentStep(deps);
  const paying = payReservation(deps);
  const confirm = confirmReservationPayment(deps);
  const abandon = abandonReservationPayment(deps);
  return [
    handler(wire.getPayment, async ({ query, caller, now }) => {
      const strange = strangerFault(query);
      if (strange) return fail([strange]);
      const step = await show(query, caller, now);
      return step.ok ? ok(paymentView(step.value, page)) : step;
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
