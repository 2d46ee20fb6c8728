import { formText } from '#text/form.ts';
import { orderLive } from '#text/orders-live.ts';
import { ErrorSummary } from '#ui/error-summary.tsx';
import { NoticeBox } from '#ui/notice-box.tsx';
import type { GoodOrder } from '#web/flows/order/order-data.ts';
import styles from '#web/flows/order/order.module.css';
import { useOrderPayment } from '#web/flows/order/use-order-payment.ts';
import type { ScreenProps } from '#web/page.ts';
import { OtherWays } from '#web/payment/other-ways.tsx';
import { PayButton } from '#web/payment/pay-button.tsx';
import { PaymentForm } from '#web/payment/payment-form.tsx';
import { refusalHeading } from '#web/payment/refusal-heading.ts';
import { WalletPanel } from '#web/payment/wallet-panel.tsx';
import { useSlowPolling } from '#web/services/use-slow-polling.ts';
import { getOrder } from '#wire/orders.ts';

/** The payment methods, and the result of the last attempt. */
export function OpenOrder(props: ScreenProps<GoodOrder>) {
  const { data, site, call } = props;
  const { order, ways, key } = data;
  const { lang, formToken } = site;
  const { errors, works, pay, payByWallet, openSession } = useOrderPayment(props);
  const declined = order.declined ? [{ field: undefined, text: orderLive.declined[lang] }] : [];
  const said = errors.length > 0 ? errors : declined;
  useSlowPolling(async () => {
    const answer = await call(getOrder, { query: { code: order.code } }).catch(() => undefined);
    // It may have been paid in another tab or on another device.
    if (answer?.ok && !works && answer.data.order.standing !== 'open') location.reload();
  });
  if (ways.length === 0) return <NoticeBox tone="warning">{orderLive.noWay[lang]}</NoticeBox>;
  return (
    <div className={styles['open']}>
      {works ? null : (
        <>
          <ErrorSummary title={formText.thereIsAProblem[lang]} errors={said} {...refusalHeading(said)} />
          {order.declined ? <OtherWays ways={ways} lang={lang} /> : null}
        </>
      )}
      <PaymentForm
        ways={ways}
        cardFrame={data.cardFrame}
        chosen={data.chosen}
        hidden={{ _form: formToken, code: order.code, key, total: order.total }}
        lang={lang}
        pay={pay}
        wallets={
          data.walletFrame ? (
            <WalletPanel
              src={data.walletFrame}
              total={order.total}
              lang={lang}
              openSession={openSession}
              pay={payByWallet}
            />
          ) : null
        }
      />
      <div className={styles['foot']}>
        <PayButton ways={ways} works={works} lang={lang} />
      </div>
    </div>
  );
}
