import { DIRECTIONS } from '#domain/fares/quote.ts';
import { formatClock, formatShortDate } from '#kernel/local-time.ts';
import { flow } from '#text/flow.ts';
import { tripText } from '#text/trip.ts';
import type { Lang } from '#text/lang.ts';
import type { Message } from '#text/message.ts';
import { tripSummary } from '#text/trip-summary.ts';
import { OtherDay } from '#ui/other-day.tsx';
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
  // An open return has a price before its outbound journey has one, and takes another with its class.
  const isPriced = summary.complete || summary.departure > 0;
  return (
    <div className={styles['summary']}>
      <h2>
        <span>{origin.name}</span>
        <span className="visually-hidden"> → </span>
        <span>{destination.name}</span>
      </h2>
      <p>{tripText.passengers(passengers.length)[lang]}</p>
      <ul className={styles['runs']}>
        {DIRECTIONS.map((direction) => {
          const { schedule, open } = reservation[direction];
          if (direction === 'return' && !reservation.round) return null;
          if (!schedule && !open) return null;
          return (
            <li key={direction}>
              <span className={styles['direction']}>{tripText.journeys[direction][lang]}</span>
              {schedule ? <RunLine run={schedule} lang={lang} /> : <strong>{tripText.openTicket[lang]}</strong>}
            </li>
          );
        })}
      </ul>
      <AddedLines reservation={reservation} className={styles['added']} lang={lang} />
      {isPriced ? (
        <>
          <p className={styles['total']} data-total>
            {(summary.complete ? tripSummary.total : flow.soFar)[lang]}{' '}
            <Price amount={summary.total} lang={lang} className={styles['amount']} />
            <small>{hintOf(reservation)[lang]}</small>
          </p>
          <PriceParts reservation={reservation} lang={lang} />
        </>
      ) : summary.tickets.length > 0 ? (
        <p>{tripSummary.chooseFirst[lang]}</p>
      ) : null}
    </div>
  );
}

/** What stands under the sum: nothing is promised of it before every journey has its price (T79). */
function hintOf({ summary, voucher }: ReservationView): Message {
  if (!summary.complete) return tripSummary.soFarHint;
  return voucher ? tripSummary.totalHintInStore : tripSummary.totalHint;
}

const RunLine = ({ run, lang }: { readonly run: ScheduleView; readonly lang: Lang }) => (
  <>
    <strong className="figures">
      {formatClock(run.departs_at, lang)} → {formatClock(run.arrives_at, lang)}
      <OtherDay from={run.departs_at} to={run.arrives_at} lang={lang} />
    </strong>
    <span>
      {formatShortDate(run.departs_at, lang)} · {run.service.name[lang]}
    </span>
  </>
);
