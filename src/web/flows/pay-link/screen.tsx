import { paymentPending } from '#text/payment-pending.ts';
import { OpenPayment } from '#web/flows/pay-link/open-payment.tsx';
import type { GoodLink, PayLinkData } from '#web/flows/pay-link/pay-link-data.ts';
import type { ScreenProps } from '#web/page.ts';
import { PaymentPending } from '#web/payment/payment-pending.tsx';
import { StoreReferenceActions } from '#web/payment/store-reference-actions.tsx';
import type { StoreReferenceView } from '#web/payment/store-reference-view.ts';
import { useServerNow } from '#web/services/use-server-now.ts';
import { useSlowPolling } from '#web/services/use-slow-polling.ts';
import { payPath } from '#wire/link-paths.ts';
import { getPayLink, postPayLinkConfirm } from '#wire/pay-link.ts';

/** The interactive part of the payer's page; expired, paid or invalid links have none. */
export function Screen({ data, ...props }: ScreenProps<PayLinkData>) {
  if (data.kind === 'bad') return null;
  const { standing, voucher } = data.payment;
  if (standing === 'open') return <OpenPayment data={data} {...props} />;
  if (standing === 'paying') return <Paying data={data} {...props} />;
  return voucher ? <Voucher data={data} {...props} voucher={voucher} /> : null;
}

function Paying({ data: { link, payment, isCancelled }, site: { lang, formToken }, call }: ScreenProps<GoodLink>) {
  const ask = async () => {
    const answer = await call(postPayLinkConfirm, { body: { link } }).catch(() => undefined);
    if (answer?.ok && answer.data.standing !== 'paying') location.reload();
  };
  return (
    <PaymentPending
      waiting={payment.waiting}
      isCancelled={isCancelled}
      isElsewhere={false}
      isHolder={false}
      says={payment.follows === 'addition' ? paymentPending.withoutSeats : undefined}
      lang={lang}
      again={payPath(lang, link)}
      hidden={{ _form: formToken }}
      ask={ask}
    />
  );
}

function Voucher({
  data,
  site: { lang },
  call,
  voucher,
}: ScreenProps<GoodLink> & { readonly voucher: StoreReferenceView }) {
  const now = useServerNow(data.payment.server_now);
  useSlowPolling(async () => {
    const answer = await call(getPayLink, { query: { link: data.link } }).catch(() => undefined);
    if (answer?.ok && answer.data.standing !== 'voucher') location.reload();
  });
  return <StoreReferenceActions voucher={voucher} place={data.payment.boarding.city} now={now} lang={lang} />;
}
