import { reservationFacts } from '#app/booking/reservation-facts.ts';
import { abandonPayment } from '#app/payment/abandon-payment.ts';
import { confirmPayment } from '#app/payment/confirm-payment.ts';
import { listMethods, type MethodOnOffer, type WaysToPay } from '#app/payment/list-methods.ts';
import { pay } from '#app/payment/pay.ts';
import type { PaymentParts } from '#app/payment/payment-parts.ts';
import type { Reservation } from '#domain/booking/reservation.ts';
import { isWalletMethod } from '#domain/payment/method.ts';
import { answerReservation } from '#http/format/reservation-answer.ts';
import { reservationView } from '#http/format/reservation-view.ts';
import { type Handler, handler } from '#http/handler.ts';
import { centavos } from '#kernel/money.ts';
import { ok } from '#kernel/result.ts';
import { isoInZone } from '#kernel/zoned.ts';
import * as wire from '#wire/websale.ts';

/** What the payment step shows besides the ways to pay. */
export interface PaymentPage {
  /** The isolated frame in which the card is typed. */
  readonly cardFrameUrl: string;
  /** The one with the wallets' buttons; absent where no wallet is taken. */
  readonly walletFrameUrl?: string | undefined;
  /** Money is played with: said on the page. */
  readonly testMode: boolean;
}

/** The calls of the payment step. */
export function paymentHandlers(parts: PaymentParts, page: PaymentPage): readonly Handler[] {
  const factsOf = reservationFacts(parts);
  const methods = listMethods(parts);
  const paying = pay(parts);
  const confirm = confirmPayment(parts);
  const abandon = abandonPayment(parts);
  return [
    handler(wire.getPayment, async ({ query, caller, now }) => {
      const found = await methods(query, caller, now);
      if (!found.ok) return found;
      const takesCards = found.value.methods.some(({ type }) => type === 'credit');
      const takesWallets = found.value.methods.some(({ type }) => isWalletMethod(type));
      return ok({
        methods: found.value.methods.map((method) => ({ type: method.type, pay_by: payBy(method, found.value) })),
        card: takesCards ? { frame_url: page.cardFrameUrl } : null,
        points: found.value.points ? { ...found.value.points } : null,
        waiting: await waitingOf(parts, found.value.reservation),
        wallets: takesWallets && page.walletFrameUrl ? { frame_url: page.walletFrameUrl } : null,
        test_mode: page.testMode,
        total: found.value.total,
      });
    }),
    handler(wire.postPayment, async ({ body, caller, now }) => {
      const { code, method, token, device_session_id: deviceSession, idempotency_key: key } = body;
      const paid = await paying({ code, method, token, deviceSession, key, total: centavos(body.total) }, caller, now);
      if (!paid.ok) return paid;
      const reservation = reservationView(await factsOf(paid.value.reservation), now);
      return ok({ reservation, redirect_url: paid.value.redirectUrl ?? null });
    }),
    handler(wire.postConfirm, async ({ body, caller, now }) =>
      answerReservation(await confirm(body, caller), factsOf, now),
    ),
    handler(wire.postAbandon, async ({ body, caller, now }) =>
      answerReservation(await abandon(body, caller), factsOf, now),
    ),
  ];
}

/** Only what is under way is looked up. */
async function waitingOf({ payments }: PaymentParts, { id, paying }: Reservation) {
  const attempt = paying ? await payments.latest(id) : undefined;
  return attempt?.state === 'pending' && attempt.redirectUrl !== undefined
    ? { method: attempt.method, url: attempt.redirectUrl }
    : null;
}

/** On the clock of the stop where the traveller boards; of a trip that is all open, on the carrier's. */
function payBy({ payBy: at, direction }: MethodOnOffer, { runs, zone }: WaysToPay): string | null {
  const run = direction && runs[direction];
  return at === undefined ? null : isoInZone(at, run?.origin.zone ?? zone);
}
