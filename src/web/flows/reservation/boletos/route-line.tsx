import {
  clockDifferenceHours,
  dayDifference,
  formatClock,
  formatDuration,
  formatLongDate,
  formatShortDate,
} from '#kernel/local-time.ts';
import type { Lang } from '#text/lang.ts';
import { ticketsStep } from '#text/tickets-step.ts';
import { endsOf, type TicketView } from '#web/flows/reservation/boletos/ticket-facts.ts';
import styles from '#web/flows/reservation/boletos/ticket-card.module.css';
import type { ReservationView } from '#wire/reservation.ts';

interface RouteLineProps {
  readonly reservation: ReservationView;
  readonly ticket: TicketView;
  readonly lang: Lang;
}

/** From stop to stop, with the times large; an open ticket has only its stops. */
export function RouteLine({ reservation, ticket, lang }: RouteLineProps) {
  const { from, to } = endsOf(reservation, ticket.direction);
  const run = reservation[ticket.direction].schedule;
  const changesHour = run && clockDifferenceHours(run.departs_at, run.arrives_at) !== 0;
  return (
    <div className={styles['route']}>
      <p className={styles['date']}>{run ? formatLongDate(run.departs_at, lang) : ticketsStep.openHint[lang]}</p>
      <div className={styles['stop']}>
        {run ? <time dateTime={run.departs_at}>{formatClock(run.departs_at, lang)}</time> : null}
        <strong>{from.city}</strong>
        <span>{from.name}</span>
        {changesHour ? <span>{ticketsStep.localTime(from.city)[lang]}</span> : null}
      </div>
      <div className={styles['road']}>{run ? <span>{formatDuration(run.duration_minutes)}</span> : null}</div>
      <div className={styles['stop']}>
        {run ? <time dateTime={run.arrives_at}>{formatClock(run.arrives_at, lang)}</time> : null}
        <strong>{to.city}</strong>
        <span>{to.name}</span>
        {changesHour ? <span>{ticketsStep.localTime(to.city)[lang]}</span> : null}
        {run && dayDifference(run.departs_at, run.arrives_at) > 0 ? (
          <span>{formatShortDate(run.arrives_at, lang)}</span>
        ) : null}
      </div>
    </div>
  );
}
