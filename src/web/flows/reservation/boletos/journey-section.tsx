import { deadlineTexts } from '#text/deadlines.ts';
import type { QrPath } from '#web/flows/reservation/boletos/qr-path.ts';
import styles from '#web/flows/reservation/boletos/screen.module.css';
import { TicketCard } from '#web/flows/reservation/boletos/ticket-card.tsx';
import { endsOf, isPending, type JourneyTickets, type TripView } from '#web/flows/reservation/boletos/ticket-facts.ts';
import { DeadlineLadder } from '#web/flows/reservation/deadline-ladder.tsx';
import type { Site } from '#web/page.ts';

interface JourneySectionProps {
  /** Of its heading, where a page shows several reservations. */
  readonly id?: string;
  readonly journey: JourneyTickets;
  readonly reservation: TripView;
  readonly codes: Readonly<Record<string, QrPath>>;
  readonly site: Site;
  /** Milliseconds, by the server's clock. */
  readonly now: number;
}

/** One journey: its deadlines as a line, then a ticket a passenger. */
export function JourneySection({ id, journey, reservation, codes, site, now }: JourneySectionProps) {
  const { direction, tickets } = journey;
  const { lang } = site;
  const { from, to } = endsOf(reservation, direction);
  const heading = id ?? direction;
  const deadlines = reservation.deadlines[direction];
  return (
    <section className={styles['journey']} aria-labelledby={heading}>
      <h2 id={heading}>
        {deadlineTexts.journey[direction][lang]}: {from.city} → {to.city}
      </h2>
      {deadlines ? (
        <div className={styles['ladder']}>
          <h3>{deadlineTexts.ladder[lang]}</h3>
          <DeadlineLadder
            deadlines={deadlines}
            place={from.city}
            now={now}
            isPaid={!isPending(reservation)}
            lang={lang}
          />
        </div>
      ) : null}
      {tickets.map(({ ticket, passenger }) => (
        <TicketCard
          key={ticket.folio}
          ticket={ticket}
          passenger={passenger}
          reservation={reservation}
          code={codes[ticket.folio]}
          site={site}
        />
      ))}
    </section>
  );
}
