import { changePayment } from '#text/change-payment.ts';
import { timeUpErrors } from '#text/errors/time-up.ts';
import { flow } from '#text/flow.ts';
import type { Lang } from '#text/lang.ts';
import { buttonClass } from '#ui/button.tsx';
import { NoticeBox } from '#ui/notice-box.tsx';
import { sameSearch } from '#web/booking/reservation-state.ts';
import type { LiveReservation } from '#web/services/live-reservation.ts';
import styles from '#web/flows/reservation/step-frame.module.css';
import { itineraryPath } from '#wire/link-paths.ts';
import * as paths from '#wire/page-paths.ts';

/** The time to pay expired: what happened, what is safe, and how to repeat the same search (M45). */
export function TimeIsUp({ reservation, lang }: { readonly reservation: LiveReservation; readonly lang: Lang }) {
  const { change, adding, refund } = reservation;
  // The parent trip of a follow-up sale.
  const trip = change ?? adding;
  return (
    <section className={styles['over']} aria-labelledby="time-is-up">
      <h2 id="time-is-up">{flow.expiredTitle[lang]}</h2>
      <NoticeBox tone="warning" role="alert">
        <p>{timeUpErrors.time_exceeded[lang]}</p>
        <p>{timeUpErrors.process_cannot_continue[lang]}</p>
      </NoticeBox>
      {trip ? <p>{changePayment.asBefore[lang]}</p> : refund ? null : <p>{flow.expiredSafe[lang]}</p>}
      <a
        className={buttonClass('main')}
        href={trip ? itineraryPath(lang, trip.code) : `${paths.home[lang]}?${sameSearch(reservation)}`}
      >
        {(trip ? changePayment.back : flow.startAgain)[lang]}
      </a>
    </section>
  );
}
