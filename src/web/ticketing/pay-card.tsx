import { formatClock, formatLongDate } from '#kernel/local-time.ts';
import { deadlineTexts } from '#text/deadlines.ts';
import { ticketPapers } from '#text/ticket-papers.ts';
import { ticketsStep } from '#text/tickets-step.ts';
import { Price } from '#ui/price.tsx';
import type { Site } from '#web/page.ts';
import type { ReservationView } from '#wire/reservation.ts';
import styles from './pay-card.module.css';
import { payBy } from './ticket-facts.ts';

interface PayCardProps {
  readonly reservation: ReservationView;
  readonly site: Site;
}

/** The voucher of an unpaid order: amount, deadline, the code to give at the till, and where. */
export function PayCard({ reservation, site: { lang } }: PayCardProps) {
  const due = payBy(reservation);
  return (
    <section className={styles['slip']} aria-label={ticketPapers.voucher[lang]}>
      <dl className={styles['due']}>
        <div>
          <dt>{ticketPapers.amountDue[lang]}</dt>
          <dd>
            <Price amount={reservation.summary.total} lang={lang} className={styles['big']} />
          </dd>
        </div>
        {due ? (
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
        ) : null}
      </dl>
      <p className={styles['code']}>
        <span>{ticketsStep.code[lang]}</span>
        <strong className="figures">{reservation.code}</strong>
        <span>{ticketPapers.sayCode[lang]}</span>
      </p>
      {due ? (
        <p className={styles['where']}>
          <b>{ticketPapers.where[lang]}</b>
          <span>{ticketPapers.anyCounter(due.stop.name)[lang]}</span>
          {due.stop.address ? <small>{due.stop.address}</small> : null}
        </p>
      ) : null}
    </section>
  );
}
