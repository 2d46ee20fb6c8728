import { orderLive } from '#text/orders-live.ts';
import { NoticeBox } from '#ui/notice-box.tsx';
import type { GoodOrder } from '#web/flows/order/order-data.ts';
import styles from '#web/flows/order/order.module.css';
import { useOrderPayment } from '#web/flows/order/use-order-payment.ts';
import type { ScreenProps } from '#web/page.ts';
import { OpenWays } from '#web/payment/open-ways.tsx';
import { useSlowPolling } from '#web/services/use-slow-polling.ts';
import { getOrder } from '#wire/orders.ts';

/** The payment methods, and the result of the last attempt. */
export function OpenOrder(props: ScreenProps<GoodOrder>) {
  const { data, site, call } = props;
  const { order, ways, key, cardFrame, walletFrame, chosen } = data;
  const { lang, formToken } = site;
  const payment = useOrderPayment(props);
  useSlowPolling(async () => {
    const answer = await call(getOrder, { query: { code: order.code } }).catch(() => undefined);
    // It may have been paid in another tab or on another device.
    if (answer?.ok && !payment.busy.current && answer.data.order.standing !== 'open') location.reload();
  });
  if (ways.length === 0) return <NoticeBox tone="warning">{orderLive.noWay[lang]}</NoticeBox>;
  return (
    <div className={styles['open']}>
      <OpenWays
        payment={payment}
        ways={ways}
        cardFrame={cardFrame}
        walletFrame={walletFrame}
        chosen={chosen}
        hidden={{ _form: formToken, code: order.code, key, total: order.total }}
        total={order.total}
        declined={order.declined ? orderLive.declined[lang] : undefined}
        lang={lang}
      />
    </div>
  );
}
