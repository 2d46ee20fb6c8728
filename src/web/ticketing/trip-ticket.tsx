import { endsOf } from '#domain/fares/journey-stops.ts';
import { journeysOf } from '#domain/fares/journey-stops.ts';
import { journeyName } from '#text/journey-name.ts';
import type { ReactNode } from 'react';
import type { Direction } from '#domain/fares/quote.ts';
import { formatShortDate } from '#kernel/local-time.ts';
import { deadlineTexts } from '#text/deadlines.ts';
import { itineraryText } from '#text/itinerary.ts';
import type { Lang } from '#text/lang.ts';
import { ticketsStep } from '#text/tickets-step.ts';
import { Plate } from '#ui/plate.tsx';
import { Tag } from '#ui/tag.tsx';
import { Ticket } from '#ui/ticket.tsx';
import type { ReservationView } from '#wire/reservation.ts';
import { RouteBetween } from './route-between.tsx';
import styles from './trip-ticket.module.css';

interface TripTicketProps {
  readonly reservation: ReservationView;
  readonly lang: Lang;
  /** The stub, with links to continue. */
  readonly children: ReactNode;
}

/** A whole reservation as one ticket: its code, and for each journey the time, the stops and the seats. */
export function TripTicket({ reservation, lang, children }: TripTicketProps) {
  return (
    <Ticket
      look="pass"
      headId="code"
      head={
        <p className={styles['code']}>
          <span>{itineraryText.code[lang]}</span> <strong className="figures">{reservation.code}</strong>
        </p>
      }
      stub={children}
    >
      {journeysOf(reservation).map((direction) => (
        <Journey key={direction} reservation={reservation} direction={direction} lang={lang} />
      ))}
    </Ticket>
  );
}

interface JourneyProps {
  readonly reservation: ReservationView;
  readonly direction: Direction;
  readonly lang: Lang;
}

function Journey({ reservation, direction, lang }: JourneyProps) {
  const { schedule, cancelled } = reservation[direction];
  const seats = reservation.passengers.flatMap((one) => one[`seat_${direction}`] ?? []);
  return (
    <div className={styles['journey']}>
      <div>
        <p>
          <b>{journeyName(reservation, direction, deadlineTexts.journey)[lang]}</b>
          {' · '}
          {schedule ? (
            <time dateTime={schedule.departs_at}>{formatShortDate(schedule.departs_at, lang)}</time>
          ) : (
            ticketsStep.open[lang]
          )}
        </p>
        <RouteBetween {...endsOf(reservation, direction)} run={schedule} lang={lang} />
      </div>
      {cancelled ? (
        <Tag tone="urgent">{itineraryText.states.notRunning.name[lang]}</Tag>
      ) : seats.length > 0 ? (
        <Plate label={itineraryText.seatsLabel(seats.length)[lang]}>{seats.join(', ')}</Plate>
      ) : null}
    </div>
  );
}
