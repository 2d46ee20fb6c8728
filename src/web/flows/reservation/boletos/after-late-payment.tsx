import { latePayment } from '#text/late-payment.ts';
import type { Lang } from '#text/lang.ts';
import { Notice } from '#ui/notice.tsx';
import { priceText } from '#ui/price.tsx';
import type { ReservationView } from '#wire/reservation.ts';

interface AfterLatePaymentProps {
  readonly reservation: Pick<ReservationView, 'reseated' | 'refund'>;
  readonly lang: Lang;
}

/** Money that came late or twice: on which seats it put the travellers, or how it goes back (T4). */
export function AfterLatePayment({ reservation: { reseated, refund }, lang }: AfterLatePaymentProps) {
  return (
    <>
      {reseated ? (
        <Notice tone={reseated === 'same' ? 'info' : 'warning'}>{latePayment.reseated[reseated][lang]}</Notice>
      ) : null}
      {refund ? (
        <Notice tone={refund.paid ? 'info' : 'warning'}>
          {
            latePayment.refund[refund.paid ? 'paid' : refund.by_hand ? 'byHand' : 'due'](
              priceText(refund.amount, lang),
            )[lang]
          }
        </Notice>
      ) : null}
    </>
  );
}
