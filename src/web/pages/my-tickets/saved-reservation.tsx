import { savedTicketsText } from '#text/pages/saved-tickets.ts';
import { ticketsStep } from '#text/tickets-step.ts';
import { Button, buttonClass } from '#ui/button.tsx';
import { TicketStrip } from '#web/ticketing/ticket-strip.tsx';
import { TripDeadlines } from '#web/ticketing/trip-deadlines.tsx';
import { localMoment } from '#text/moments.ts';
import type { SavedTickets } from '#web/ticketing/saved-tickets.ts';
import type { Site } from '#web/page.ts';
import styles from '#web/pages/my-tickets/screen.module.css';
import { itineraryPath } from '#wire/link-paths.ts';

interface KeptReservationProps {
  readonly tickets: SavedTickets;
  /** The one a traveller at the bus needs: initially open. */
  readonly isFirst: boolean;
  /** Milliseconds. */
  readonly now: number;
  readonly site: Site;
  readonly onForget: (code: string) => void;
}

/** The tickets of one reservation, and when they were saved. */
export function SavedReservation({ tickets, isFirst, now, site, onForget }: KeptReservationProps) {
  const { lang } = site;
  const { code, origin, destination } = tickets;
  return (
    <details className={styles['kept']} open={isFirst}>
      <summary>
        <span className={styles['trip']}>
          {origin.city} → {destination.city}
        </span>
        <strong className={`figures ${styles['code']}`}>
          <span className="visually-hidden">{ticketsStep.code[lang]} </span>
          {code}
        </strong>
        <span className={styles['asOf']}>
          {savedTicketsText.asOf(localMoment(tickets.asOf, origin.city, lang))[lang]}
        </span>
      </summary>
      <div className={styles['journeys']}>
        <TicketStrip reservation={tickets} codes={tickets.codes} site={site} />
        <TripDeadlines
          id={`deadlines-${code}`}
          reservation={tickets}
          choose={{ departure: itineraryPath(lang, code), return: itineraryPath(lang, code) }}
          lang={lang}
          now={now}
        />
        <div className={styles['acts']}>
          <a className={buttonClass()} href={itineraryPath(lang, code)}>
            {savedTicketsText.current[lang]}
          </a>
          <Button type="button" look="quiet" onClick={() => onForget(code)}>
            {savedTicketsText.forget[lang]}
          </Button>
          <p>{savedTicketsText.forgetHint[lang]}</p>
        </div>
      </div>
    </details>
  );
}
