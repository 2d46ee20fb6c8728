import { DIRECTIONS } from '#domain/fares/quote.ts';
import { dayDifference, formatClock, formatShortDate } from '#kernel/local-time.ts';
import { flow } from '#text/flow.ts';
import type { Lang } from '#text/lang.ts';
import { Price } from '#ui/price.tsx';
import { AddedLines } from '#web/flows/reservation/added-lines.tsx';
import { PriceParts } from '#web/flows/reservation/price-parts.tsx';
import styles from '#web/flows/reservation/trip-summary.module.css';
import type { ReservationView } from '#wire/reservation.ts';
import type { ScheduleView } from '#wire/shapes.ts';

interface TripSummaryProps {
  readonly reservation: ReservationView;
  readonly lang: Lang;
}

/** The trip and what it costs, all of it and why, on every step (B36, N12). */
export function TripSummary({ reservation, lang }: TripSummaryProps) {
  const { origin, destination, summary, passengers } = reservation;
  return (
    <div className={styles['summary']}>
      <h2>
        <span>{origin.name}</span>
        <span className="visually-hidden"> → </span>
        <span>{destination.name}</span>
      </h2>
      <p>{flow.passengers(passengers.length)[lang]}</p>
      <ul className={styles['runs']}>
        {DIRECTIONS.map((direction) => {
          const { schedule, open } = reservation[direction];
          if (direction === 'return' && !reservation.round) return null;
          if (!schedule && !open) return null;
          return (
            <li key={direction}>
              <span className={styles['direction']}>{flow.journeys[direction][lang]}</span>
              {schedule ? <RunLine run={schedule} lang={lang} /> : <strong>{flow.openTicket[lang]}</strong>}
            </li>
          );
        })}
      </ul>
      <AddedLines reservation={reservation} className={styles['added']} lang={lang} />
      {summary.tickets.length > 0 || reservation.adding ? (
        <>
          <p className={styles['total']} data-total>
            {flow.total[lang]} <Price amount={summary.total} lang={lang} className={styles['amount']} />
            <small>{flow.totalHint[lang]}</small>
          </p>
          <PriceParts reservation={reservation} lang={lang} />
        </>
      ) : null}
    </div>
  );
}

const RunLine = ({ run, lang }: { readonly run: ScheduleView; readonly lang: Lang }) => (
  <>
    <strong className="figures">
      {formatClock(run.departs_at, lang)} → {formatClock(run.arrives_at, lang)}
      {dayDifference(run.departs_at, run.arrives_at) > 0 ? <sup>+1</sup> : null}
    </strong>
    <span>
      {formatShortDate(run.departs_at, lang)} · {run.service.name[lang]}
    </span>
  </>
);
