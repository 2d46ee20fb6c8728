import { invoicingText } from '#text/invoicing.ts';
import { NeedCard } from '#web/invoicing/need-card.tsx';
import { PayLinkShare } from './pay-link-share.tsx';
import type { PaymentData } from '#web/payment/payment-data.ts';
import { PlansChange } from './plans-change.tsx';
import styles from './footer.module.css';
import { isFollowUp } from '#web/booking/reservation-state.ts';
import type { ScreenProps } from '#web/page.ts';
import { taxDetailsPath } from '#wire/invoicing-paths.ts';

/** Who else may pay, and what may be changed later, stand below what is paid now; they need no script. */
export function Footer({ data, site }: Omit<ScreenProps<PaymentData>, 'call'>) {
  const { reservation } = data;
  if (reservation.expired || reservation.process_payment) return null;
  return (
    <div className={styles['after']}>
      {data.total > 0 && !isFollowUp(reservation) ? (
        <NeedCard
          says={
            (data.invoiceFor === null ? invoicingText.needHint : invoicingText.needKept(data.invoiceFor))[site.lang]
          }
          label={(data.invoiceFor === null ? invoicingText.needLink : invoicingText.changeLink)[site.lang]}
          href={taxDetailsPath(site.lang, reservation.code)}
          lang={site.lang}
        />
      ) : null}
      {data.total > 0 ? <PayLinkShare data={data} site={site} /> : null}
      {reservation.adding ? null : <PlansChange reservation={reservation} site={site} />}
    </div>
  );
}
