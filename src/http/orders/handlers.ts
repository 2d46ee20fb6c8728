import type { Caller } from '#app/caller.ts';
import { resumeOrder, type ResumeOrderDeps } from '#app/orders/resume-order.ts';
import { abandonPayment } from '#app/payment/abandon-payment.ts';
import { confirmPayment } from '#app/payment/confirm-payment.ts';
import { listUnpaidOrders, type UnpaidOrderDeps } from '#app/payment/list-unpaid-orders.ts';
import { pay } from '#app/payment/pay.ts';
import type { PaymentDeps } from '#app/payment/payment-deps.ts';
import { returnOrder, type ReturnOrderDeps } from '#app/payment/return-order.ts';
import { readOrder, type ReadOrderDeps, shownOrder } from '#app/payment/read-order.ts';
import type { Faults } from '#domain/errors.ts';
import type { Order } from '#domain/orders/order.ts';
import type { PaymentPage } from '#http/format/offer-view.ts';
import { type Handler, handler } from '#http/handler.ts';
import { orderView } from '#http/orders/order-view.ts';
import { unpaidOrderView } from '#http/orders/unpaid-order-view.ts';
import type { Instant, Zone } from '#kernel/instant.ts';
import { centavos } from '#kernel/money.ts';
import { ok, type Result } from '#kernel/result.ts';
import * as wire from '#wire/orders.ts';

export type OrderHandlerDeps = ReadOrderDeps &
  UnpaidOrderDeps &
  ResumeOrderDeps &
  ReturnOrderDeps & {
    /** Where a bank returns a buyer to. */
    readonly orderReturnUrl: PaymentDeps['returnUrlOf'];
  };

/** The calls of the page of an order, whatever it contains. */
export function orderHandlers(deps: OrderHandlerDeps, page: PaymentPage & { readonly zone: Zone }): readonly Handler[] {
  const paying = pay({ ...deps, returnUrlOf: deps.orderReturnUrl });
  const confirm = confirmPayment(deps);
  const abandon = abandonPayment(deps);
  const resume = resumeOrder(deps);
  const returning = returnOrder(deps);
  const read = readOrder(deps);
  const unpaid = listUnpaidOrders(deps);
  const viewOf = async (order: Order, caller: Caller, now: Instant): Promise<wire.OrderView> =>
    orderView(await shownOrder(deps, order, { caller, now }), page, now);
  const answer = async (
    found: Result<Order, Faults>,
    caller: Caller,
    now: Instant,
  ): Promise<Result<{ readonly order: wire.OrderView }, Faults>> =>
    found.ok ? ok({ order: await viewOf(found.value, caller, now) }) : found;

  return [
    handler(wire.getOrder, async ({ query, caller, now }) => {
      const shown = await read(query, caller, now);
      return shown.ok ? ok({ order: orderView(shown.value, page, now) }) : shown;
    }),
    handler(wire.getUnpaidOrders, async ({ caller, now }) =>
      ok({ orders: (await unpaid(caller, now)).map((one) => unpaidOrderView(one, page.zone)) }),
    ),
    handler(
      wire.postOrderPayment,
      async ({ body, caller, now }) => {
        const { code, method, token, device_session_id: deviceSession, idempotency_key: key } = body;
        const paid = await paying(
          { code, method, token, deviceSession, key, total: centavos(body.total) },
          caller,
          now,
        );
        if (!paid.ok) return paid;
        return ok({
          order: await viewOf(paid.value.order, caller, now),
          redirect_url: paid.value.redirectUrl ?? null,
        });
      },
      'payment_unknown',
    ),
    handler(wire.postOrderConfirm, async ({ body, caller, now }) => answer(await confirm(body, caller), caller, now)),
    handler(wire.postOrderAbandon, async ({ body, caller, now }) => answer(await abandon(body, caller), caller, now)),
    handler(wire.postOrderReturn, async ({ body, caller, now }) => answer(await returning(body, caller), caller, now)),
    handler(wire.postOrderResume, async ({ body, caller, now }) =>
      answer(await resume(body, caller, now), caller, now),
    ),
  ];
}
