import { DIRECTIONS } from '#domain/fares/quote.ts';
import { formatClock, formatShortDate } from '#kernel/local-time.ts';
import { flow } from '#text/flow.ts';
import type { Lang } from '#text/lang.ts';
import { Price } from '#ui/price.tsx';
import styles from '#web/flows/reservation/trip-summary.module.css';
import type { ReservationView } from '#wire/reservation.ts';

interface TripSummaryProps {
  readonly reservation: ReservationView;
  readonly lang: Lang;
}

/** The trip and what it costs, all of it, on every step (B36). */
export function TripSummary({ reservation, lang }: TripSummaryProps) {
  const { origin, destination, summary, passengers } = reservation;
  return (
    <div className={styles['summary']}>
      <h2>
        {origin.name} → {destination.name}
      </h2>
      <p>{flow.passengers(passengers.length)[lang]}</p>
      <ul className={styles['runs']}>
        {DIRECTIONS.map((direction) => {
          const run = reservation[direction].schedule;
          return run ? (
            <li key={direction}>
              <strong className="figures">
                {formatClock(run.departs_at, lang)} → {formatClock(run.arrives_at, lang)}
              </strong>
              <br />
              {formatShortDate(run.departs_at, lang)} · {run.service.name[lang]}
            </li>
          ) : null;
        })}
      </ul>
      {summary.total > 0 || summary.tickets.length > 0 ? (
        <p className={styles['total']}>
          <span>{flow.total[lang]}</span> <Price amount={summary.total} lang={lang} className={styles['amount']} />
          <small>{flow.totalHint[lang]}</small>
        </p>
      ) : null}
    </div>
  );
}
