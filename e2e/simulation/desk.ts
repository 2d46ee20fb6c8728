import { abandonReservationPayment, confirmReservationPayment, payReservation } from '#app/booking/pay-reservation.ts';
import { readReservation } from '#app/booking/read-reservation.ts';
import type { Caller } from '#app/caller.ts';
import { findOrder } from '#app/orders/find-order.ts';
import { abandonPayment } from '#app/payment/abandon-payment.ts';
import { confirmPayment } from '#app/payment/confirm-payment.ts';
import { pay } from '#app/payment/pay.ts';
import type { Pay } from '#app/payment/try-to-pay.ts';
import type { Faults } from '#domain/errors.ts';
import type { PaymentStatus } from '#domain/orders/payment-status.ts';
import type { OrderId } from '#kernel/ids.ts';
import type { Instant } from '#kernel/instant.ts';
import type { Centavos } from '#kernel/money.ts';
import type { Result } from '#kernel/result.ts';
import type { PayingSale } from '#testing/paying-sale.ts';

/** Something that waits for its payment. */
export interface Purchase {
  readonly caller: Caller;
  readonly code: string;
  readonly id: OrderId;
  readonly total: Centavos;
  readonly isTrip: boolean;
}

/** Where it stands. */
export interface Standing {
  readonly status: PaymentStatus;
  readonly paying: boolean;
  readonly expired: boolean;
}

type Outcome<T> = Promise<Result<T, Faults>>;

/** What its traveller does about its payment: a trip by the use cases of reservations, anything else by those of orders. */
export interface Desk {
  look(): Outcome<Standing>;
  confirm(): Outcome<unknown>;
  abandon(): Outcome<unknown>;
  pay(asked: Pay, caller: Caller, now: Instant): Outcome<{ readonly redirectUrl: string | undefined }>;
}

export function deskOf(parts: PayingSale, purchase: Purchase): Desk {
  const { caller } = purchase;
  if (purchase.isTrip)
    return {
      look: () => readReservation(parts)(purchase, caller),
      confirm: () => confirmReservationPayment(parts)(purchase, caller),
      abandon: () => abandonReservationPayment(parts)(purchase, caller),
      pay: payReservation(parts),
    };
  return {
    look: async () => {
      const found = await findOrder(parts, purchase.code, caller);
      return found.ok ? { ok: true, value: found.value.order } : found;
    },
    confirm: () => confirmPayment(parts)(purchase, caller),
    abandon: () => abandonPayment(parts)(purchase, caller),
    pay: pay(parts),
  };
}
