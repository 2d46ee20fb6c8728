import type { AuditLog, MoneyDesk, WaitingPayment } from '#app/operations/ports.ts';
import type { PaymentAttempt, Payments } from '#app/payment/ports.ts';
import { parseReservationCode } from '#kernel/ids.ts';
import { fail, ok, type Result } from '#kernel/result.ts';

export interface CashTaken {
  readonly order: WaitingPayment;
  /** `captured` is sold; `refund_due`: its time ran out in this very moment, and the cash goes back over the counter. */
  readonly state: PaymentAttempt['state'];
}

interface Parts {
  readonly payments: Payments;
  readonly desk: MoneyDesk;
  readonly audit: AuditLog;
}

/**
 * Cash was paid at the counter for an order that waits (T1): its seats are sold and its unpaid tickets become good, by
 * the path of all other money. Fails where no order waits: the seats may be somebody else's, so no cash is taken.
 */
export const takeCash =
  ({ payments, desk, audit }: Parts) =>
  async ({
    code,
    actor,
  }: {
    readonly code: string;
    readonly actor: string;
  }): Promise<Result<CashTaken, 'no_order_waits'>> => {
    const parsed = parseReservationCode(code);
    const order = parsed && (await desk.counterOrder(parsed));
    if (!order) return fail('no_order_waits');
    const { payment, amount } = order;
    await audit.write({ actor, action: 'cash.taken', payment, note: undefined });
    // A till has no name of its own for what it took.
    const paid = { kind: 'charged', ref: payment, amount, cardType: undefined, last4: undefined } as const;
    const { state } = await payments.settle(payment, paid);
    return ok({ order, state });
  };
