import { isStoreMethod } from '#domain/payment/method.ts';
import { endedAddition } from '#text/additions/ended.ts';
import type { Lang } from '#text/lang.ts';
import { storeReferenceText } from '#text/store-reference.ts';
import { AfterLatePayment } from '#web/ticketing/after-late-payment.tsx';
import type { ReservationView } from '#wire/reservation.ts';

interface ReferenceEndedProps {
  readonly reservation: ReservationView;
  /** What it was for was cancelled. */
  readonly isWithdrawn: boolean;
  readonly lang: Lang;
}

/** A payment reference that expired unpaid: what happens to the seats, and to a late payment (T4). */
export function ReferenceEnded({ reservation, isWithdrawn, lang }: ReferenceEndedProps) {
  const { adding, method, payment, refund } = reservation;
  const hadReference = payment === 'process' && method !== null && isStoreMethod(method);
  if (!hadReference && !refund) return null;
  // An addition holds no seats.
  const title = adding ? endedAddition.title : storeReferenceText.lapsedTitle;
  const text = adding ? endedAddition[isWithdrawn ? 'withdrawn' : 'lapsed'] : storeReferenceText.lapsed;
  return (
    // Stays visible when time is up: that is what it explains.
    <section data-stays="" aria-labelledby="reference-ended">
      <h2 id="reference-ended">{title[lang]}</h2>
      {refund ? null : <p>{text[lang]}</p>}
      <AfterLatePayment reservation={reservation} lang={lang} />
    </section>
  );
}
