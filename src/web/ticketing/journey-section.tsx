import { cancelledRun } from '#text/cancelled-run.ts';
import { deadlineTexts } from '#text/deadlines.ts';
import { ticketsStep } from '#text/tickets-step.ts';
import { buttonClass } from '#ui/button.tsx';
import { NoticeBox } from '#ui/notice-box.tsx';
import type { Site } from '#web/page.ts';
import { DeadlineList } from './deadline-list.tsx';
import type { QrPath } from '#kernel/module-path.ts';
import { TicketCard } from './ticket-card.tsx';
import { endsOf, isPending, isToBeChosen, type JourneyTickets, type TripView } from './ticket-facts.ts';
import styles from './tickets.module.css';

interface JourneySectionProps {
  /** Of its heading, where a page shows several reservations. */
  readonly id?: string;
  readonly journey: JourneyTickets;
  readonly reservation: TripView;
  readonly codes: Readonly<Record<string, QrPath>>;
  /** Where the date of an open ticket is chosen; absent where the page offers it elsewhere. */
  readonly chooseDate?: string | undefined;
  readonly site: Site;
  /** Milliseconds, by the server's clock. */
  readonly now: number;
}

/** One journey: its deadlines as a line, or the way to choose its date, then a ticket a passenger. */
export function JourneySection({ id, journey, reservation, codes, chooseDate, site, now }: JourneySectionProps) {
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
      {reservation[direction].cancelled ? <NoticeBox tone="warning">{cancelledRun.instead[lang]}</NoticeBox> : null}
      {deadlines && !reservation[direction].cancelled ? (
        <div className={styles['ladder']}>
          <h3>{deadlineTexts.ladder[lang]}</h3>
          <DeadlineList
            deadlines={deadlines}
            place={from.city}
            now={now}
            isPaid={!isPending(reservation)}
            lang={lang}
          />
        </div>
      ) : null}
      {tickets.some(({ ticket }) => isToBeChosen(ticket)) ? (
        <div className={styles['open']}>
          <p>{ticketsStep.openBoards[lang]}</p>
          {chooseDate ? (
            <a className={buttonClass('main')} href={chooseDate}>
              {ticketsStep.chooseDate[lang]}
            </a>
          ) : null}
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
