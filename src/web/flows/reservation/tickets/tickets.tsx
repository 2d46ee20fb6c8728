import { ticketPapers } from '#text/ticket-papers.ts';
import { Button, buttonClass } from '#ui/button.tsx';
import { JourneySection } from '#web/ticketing/journey-section.tsx';
import styles from '#web/ticketing/tickets.module.css';
import { isPending, isToBeChosen, ticketsByJourney } from '#web/ticketing/ticket-facts.ts';
import type { TicketsData } from './tickets-data.ts';
import { useServerNow } from '#web/services/use-server-now.ts';
import { SavedHere } from '#web/ticketing/saved-here.tsx';
import type { ScreenProps } from '#web/page.ts';

/** The tickets, or what stands for them until they are paid. Prints on paper as it stands. */
export function Tickets({ data, site }: Pick<ScreenProps<TicketsData>, 'data' | 'site'>) {
  const { lang } = site;
  const { reservation, codes } = data;
  const now = useServerNow(reservation.server_now);
  const pending = isPending(reservation);
  const isComplete = !pending && !reservation.tickets.some(isToBeChosen);
  return (
    <div className={`${styles['frame']} ${styles['below']}`}>
      <section className={styles['files']} aria-label={ticketPapers.documents[lang]}>
        <a className={buttonClass(isComplete ? 'main' : 'plain')} href={data.pdf} download>
          {ticketPapers.pdf[lang]}
        </a>
        <Button type="button" className={styles['print']} onClick={() => print()}>
          {ticketPapers.print[lang]}
        </Button>
        <a className={buttonClass()} href={data.html}>
          {ticketPapers.html[lang]}
        </a>
      </section>
      <SavedHere keeps={data.keeps} tickets={{ reservation, codes, asOf: data.asOf, lang }} />
      <p className={styles['files']}>
        <a href={data.notices}>{ticketPapers.notices[lang]}</a>
      </p>
      {ticketsByJourney(reservation).map((journey) => (
        <JourneySection
          key={journey.direction}
          journey={journey}
          reservation={reservation}
          codes={codes}
          chooseDate={data.choose[journey.direction]}
          site={site}
          now={now}
        />
      ))}
    </div>
  );
}
