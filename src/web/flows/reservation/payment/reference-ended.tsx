import { isStoreMethod } from '#domain/payment/method.ts';
import type { Lang } from '#text/lang.ts';
import { storeReferenceText } from '#text/store-reference.ts';
import { AfterLatePayment } from '#web/ticketing/after-late-payment.tsx';
import type { ReservationView } from '#wire/reservation.ts';

/** A payment reference that expired unpaid: what happens to the seats, and to a late payment (T4). */
export function ReferenceEnded({ reservation, lang }: { readonly reservation: ReservationView; readonly lang: Lang }) {
  const { method, payment, refund } = reservation;
  const hadReference = payment === 'process' && method !== null && isStoreMethod(method);
  if (!hadReference && !refund) return null;
  return (
    // Stays visible when time is up: that is what it explains.
    <section data-stays="" aria-labelledby="reference-ended">
      <h2 id="reference-ended">{storeReferenceText.lapsedTitle[lang]}</h2>
      {refund ? null : <p>{storeReferenceText.lapsed[lang]}</p>}
      <AfterLatePayment reservation={reservation} lang={lang} />
    </section>
  );
}
