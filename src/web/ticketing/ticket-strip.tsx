import type { ReactNode } from 'react';
import type { QrPath } from '#kernel/module-path.ts';
import { ticketsStep } from '#text/tickets-step.ts';
import type { Site } from '#web/page.ts';
import { TicketCard } from './ticket-card.tsx';
import { ticketsByJourney, type TripView } from './ticket-facts.ts';
import styles from './ticket-strip.module.css';

interface TicketStripProps {
  readonly reservation: TripView;
  readonly codes: Readonly<Record<string, QrPath>>;
  readonly site: Site;
  /** They were just bought. */
  readonly isNew?: boolean;
  /** Content below a ticket, by folio. */
  readonly under?: Readonly<Record<string, ReactNode>>;
}

/** All tickets in the order of travel: on a narrow screen side by side, to be swiped. */
export function TicketStrip({ reservation, codes, site, isNew, under }: TicketStripProps) {
  const all = ticketsByJourney(reservation).flatMap(({ tickets }) => tickets);
  return (
    <div className={styles['strip']}>
      <ol className={isNew ? styles['new'] : undefined}>
        {all.map(({ ticket, passenger }, place) => (
          <li key={ticket.folio}>
            <TicketCard
              ticket={ticket}
              passenger={passenger}
              reservation={reservation}
              code={codes[ticket.folio]}
              nth={all.length > 1 ? ticketsStep.nth(place + 1, all.length)[site.lang] : undefined}
              site={site}
            />
            {under?.[ticket.folio]}
          </li>
        ))}
      </ol>
    </div>
  );
}
