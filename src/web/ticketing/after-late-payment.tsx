import { latePayment } from '#text/late-payment.ts';
import type { Lang } from '#text/lang.ts';
import { NoticeBox } from '#ui/notice-box.tsx';
import { priceText } from '#ui/price.tsx';
import type { ReservationView } from '#wire/reservation.ts';

interface AfterLatePaymentProps {
  readonly reservation: Pick<ReservationView, 'reseated' | 'refund'>;
  readonly lang: Lang;
}

/** After a late or duplicate payment: the new seats, or how the money is returned (T4). */
export function AfterLatePayment({ reservation: { reseated, refund }, lang }: AfterLatePaymentProps) {
  return (
    <>
      {reseated ? (
        <NoticeBox tone={reseated === 'same' ? 'info' : 'warning'}>{latePayment.reseated[reseated][lang]}</NoticeBox>
      ) : null}
      {refund ? (
        <NoticeBox tone={refund.paid ? 'info' : 'warning'}>
          {
            latePayment.refund[refund.paid ? 'paid' : refund.by_hand ? 'byHand' : 'due'](
              priceText(refund.amount, lang),
            )[lang]
          }
        </NoticeBox>
      ) : null}
    </>
  );
}
