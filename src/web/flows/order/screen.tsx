import { orderLive } from '#text/orders-live.ts';
import { paymentPending } from '#text/payment-pending.ts';
import { OpenOrder } from '#web/flows/order/open-order.tsx';
import type { GoodOrder, OrderData } from '#web/flows/order/order-data.ts';
import type { ScreenProps } from '#web/page.ts';
import { PaymentPending } from '#web/payment/payment-pending.tsx';
import { StoreReferenceActions } from '#web/payment/store-reference-actions.tsx';
import type { StoreReferenceView } from '#web/payment/store-reference-view.ts';
import { useServerNow } from '#web/services/use-server-now.ts';
import { useSlowPolling } from '#web/services/use-slow-polling.ts';
import { getOrder, postOrderConfirm } from '#wire/orders.ts';

/** The interactive part of the order page; finished or unavailable orders have none. */
export function Screen({ data, ...props }: ScreenProps<OrderData>) {
  if (data.kind === 'bad') return null;
  const { standing, voucher } = data.order;
  if (standing === 'open') return <OpenOrder data={data} {...props} />;
  if (standing === 'paying') return <Paying data={data} {...props} />;
  return voucher ? <Reference data={data} {...props} voucher={voucher} /> : null;
}

function Paying({ data: { order, isCancelled }, site: { lang, path, formToken }, call }: ScreenProps<GoodOrder>) {
  const { code } = order;
  const ask = async () => {
    const answer = await call(postOrderConfirm, { body: { code } }).catch(() => undefined);
    if (answer?.ok && answer.data.order.standing !== 'paying') location.reload();
  };
  return (
    <PaymentPending
      waiting={order.waiting}
      isCancelled={isCancelled}
      isElsewhere={false}
      says={paymentPending.withoutSeats}
      lang={lang}
      again={`${path}?code=${code}`}
      hidden={{ _form: formToken, code }}
      ask={ask}
    />
  );
}

function Reference({
  data: { order },
  site: { lang },
  call,
  voucher,
}: ScreenProps<GoodOrder> & { readonly voucher: StoreReferenceView }) {
  const now = useServerNow(order.server_now);
  useSlowPolling(async () => {
    const answer = await call(getOrder, { query: { code: order.code } }).catch(() => undefined);
    if (answer?.ok && answer.data.order.standing !== 'waiting') location.reload();
  });
  return (
    <StoreReferenceActions
      voucher={voucher}
      place={orderLive.clock[lang]}
      now={now}
      over={orderLive.referenceOver}
      lang={lang}
    />
  );
}
