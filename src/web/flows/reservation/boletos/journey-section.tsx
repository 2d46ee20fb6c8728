import { deadlineTexts } from '#text/deadlines.ts';
import type { QrPath } from '#web/flows/reservation/boletos/qr-path.ts';
import styles from '#web/flows/reservation/boletos/screen.module.css';
import { TicketCard } from '#web/flows/reservation/boletos/ticket-card.tsx';
import { endsOf, isPending, type JourneyTickets } from '#web/flows/reservation/boletos/ticket-facts.ts';
import { DeadlineLadder } from '#web/flows/reservation/deadline-ladder.tsx';
import type { Site } from '#web/page.ts';
import type { ReservationView } from '#wire/reservation.ts';

interface JourneySectionProps {
  readonly journey: JourneyTickets;
  readonly reservation: ReservationView;
  readonly codes: Readonly<Record<string, QrPath>>;
  readonly site: Site;
  /** Milliseconds, by the server's clock. */
  readonly now: number;
}

/** One journey: its deadlines as a line, then a ticket a passenger. */
export function JourneySection({ journey, reservation, codes, site, now }: JourneySectionProps) {
  const { direction, tickets } = journey;
  const { lang } = site;
  const { from, to } = endsOf(reservation, direction);
  const deadlines = reservation.deadlines[direction];
  return (
    <section className={styles['journey']} aria-labelledby={direction}>
      <h2 id={direction}>
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
