import { orderOtherwise } from '#text/order-otherwise.ts';
import { Button } from '#ui/button.tsx';
import { isFollowUp } from '#web/booking/reservation-state.ts';
import styles from '#web/ticketing/store-reference.module.css';
import { stepAddress } from '#web/booking/step-address.ts';
import type { Site } from '#web/page.ts';
import type { ReservationView } from '#wire/reservation.ts';

interface OrderOtherwiseProps {
  readonly reservation: ReservationView;
  readonly site: Site;
}

/** Two plain forms to pay a waiting order another way or to cancel it, wherever the order is shown (M84, M85). */
export function OrderOtherwise({ reservation, site: { lang, formToken } }: OrderOtherwiseProps) {
  const { code, voucher, adding } = reservation;
  const hint = adding ? orderOtherwise.payHintOfAddition : orderOtherwise.payHint[voucher ? 'store' : 'counter'];
  const form = (action: 'abandon' | 'give-up', label: string) => (
    <form method="post" action={stepAddress('boletos', { lang, code })}>
      <input type="hidden" name="_form" value={formToken} />
      <input type="hidden" name="code" value={code} />
      <input type="hidden" name="do" value={action} />
      <Button>{label}</Button>
    </form>
  );
  return (
    <details className={styles['otherwise']}>
      <summary>{orderOtherwise.title[lang]}</summary>
      <p>{hint[lang]}</p>
      {form('abandon', orderOtherwise.pay[lang])}
      {isFollowUp(reservation) ? null : (
        <>
          <p>{orderOtherwise.giveUpHint[lang]}</p>
          {form('give-up', orderOtherwise.giveUp[lang])}
        </>
      )}
    </details>
  );
}
