import { formatClock, formatLongDate } from '#kernel/local-time.ts';
import { deadlineTexts } from '#text/deadlines.ts';
import { ticketPapers } from '#text/ticket-papers.ts';
import { Price } from '#ui/price.tsx';
import type { Site } from '#web/page.ts';
import type { ReservationView } from '#wire/reservation.ts';
import styles from './pay-card.module.css';
import { payBy } from './ticket-facts.ts';

interface PayCardProps {
  readonly reservation: ReservationView;
  readonly site: Site;
}

/** What an unpaid reservation still needs: how much, by when, where, and the code to say. */
export function PayCard({ reservation, site: { lang } }: PayCardProps) {
  const due = payBy(reservation);
  return (
    <dl className={styles['card']}>
      <div>
        <dt>{ticketPapers.amountDue[lang]}</dt>
        <dd>
          <Price amount={reservation.summary.total} lang={lang} className={styles['big']} />
        </dd>
      </div>
      {due ? (
        <>
          <div>
            <dt>{ticketPapers.payByTitle[lang]}</dt>
            <dd>
              <time className={styles['big']} dateTime={due.at}>
                {formatClock(due.at, lang)}
              </time>
              <span>
                {formatLongDate(due.at, lang)} · {deadlineTexts.localTime(due.stop.city)[lang]}
              </span>
            </dd>
          </div>
          <div>
            <dt>{ticketPapers.where[lang]}</dt>
            <dd>
              <span>{ticketPapers.anyCounter(due.stop.name)[lang]}</span>
              {due.stop.address ? <span className={styles['address']}>{due.stop.address}</span> : null}
              <span>{ticketPapers.sayCode[lang]}</span>
            </dd>
          </div>
        </>
      ) : null}
    </dl>
  );
}
