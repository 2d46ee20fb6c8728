import type { PaymentData } from '#web/flows/reservation/pago/payment-data.ts';
import { PlansChange } from '#web/flows/reservation/pago/plans-change.tsx';
import styles from '#web/flows/reservation/pago/after.module.css';
import type { ScreenProps } from '#web/page.ts';

/** What may be changed later stands below what is paid now; it needs no script. */
export function After({ data: { reservation }, site }: Omit<ScreenProps<PaymentData>, 'call'>) {
  if (reservation.expired || reservation.process_payment) return null;
  return (
    <div className={styles['after']}>
      <PlansChange reservation={reservation} site={site} />
    </div>
  );
}
