import { isStoreMethod } from '#domain/payment/method.ts';
import { endedAddition } from '#text/additions/ended.ts';
import { endedChange } from '#text/ended-change.ts';
import type { Lang } from '#text/lang.ts';
import { storeReferenceText } from '#text/store-reference.ts';
import { AfterLatePayment } from '#web/ticketing/after-late-payment.tsx';
import type { ReservationView } from '#wire/reservation.ts';

interface ReferenceEndedProps {
  readonly reservation: ReservationView;
  /** What it was for can no longer be had. */
  readonly isWithdrawn: boolean;
  readonly lang: Lang;
}

/** A payment reference that expired unpaid: what happens to the seats, and to a late payment (T4). */
export function ReferenceEnded({ reservation, isWithdrawn, lang }: ReferenceEndedProps) {
  const { adding, change, method, payment, refund } = reservation;
  const hadReference = payment === 'process' && method !== null && isStoreMethod(method);
  if (!hadReference && !refund) return null;
  // Of a trip that is paid: an addition holds no seats, and a change leaves the old ones.
  const ended = adding ? endedAddition : change ? endedChange : undefined;
  const title = ended?.title ?? storeReferenceText.lapsedTitle;
  const text = ended?.[isWithdrawn ? 'withdrawn' : 'lapsed'] ?? storeReferenceText.lapsed;
  return (
    // Stays visible when time is up: that is what it explains.
    <section data-stays="" aria-labelledby="reference-ended">
      <h2 id="reference-ended">{title[lang]}</h2>
      {refund ? null : <p>{text[lang]}</p>}
      <AfterLatePayment reservation={reservation} lang={lang} />
    </section>
  );
}
