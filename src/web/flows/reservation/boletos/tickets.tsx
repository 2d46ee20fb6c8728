import { ticketsStep } from '#text/tickets-step.ts';
import { Button, buttonClass } from '#ui/button.tsx';
import { AfterLatePayment } from '#web/flows/reservation/boletos/after-late-payment.tsx';
import { JourneySection } from '#web/flows/reservation/boletos/journey-section.tsx';
import { PayCard } from '#web/flows/reservation/boletos/pay-card.tsx';
import styles from '#web/flows/reservation/boletos/screen.module.css';
import { isPending, ticketsByJourney } from '#web/flows/reservation/boletos/ticket-facts.ts';
import type { TicketsData } from '#web/flows/reservation/boletos/tickets-data.ts';
import { StepProgress } from '#web/flows/reservation/step-progress.tsx';
import { useServerNow } from '#web/flows/reservation/use-server-now.ts';
import { KeptHere } from '#web/kept/kept-here.tsx';
import type { ScreenProps } from '#web/page.ts';
import { itineraryPath } from '#wire/link-paths.ts';

/** The tickets, or what stands for them until they are paid. Prints on paper as it stands. */
export function Tickets({ data, site }: Pick<ScreenProps<TicketsData>, 'data' | 'site'>) {
  const { lang } = site;
  const { reservation, codes } = data;
  const now = useServerNow(reservation.server_now);
  const pending = isPending(reservation);
  return (
    <div className={styles['frame']}>
      <StepProgress step="boletos" reservation={reservation} lang={lang} />
      <header className={styles['head']}>
        <div>
          <h1 tabIndex={-1}>{(pending ? ticketsStep.titlePend : ticketsStep.title)[lang]}</h1>
          <p className={pending ? styles['unpaid'] : styles['paid']}>
            {(pending ? ticketsStep.notATicket : ticketsStep.paid)[lang]}
          </p>
        </div>
        <p className={styles['code']}>
          <span>{ticketsStep.code[lang]}</span>
          <strong className="figures">{reservation.code}</strong>
        </p>
      </header>
      <AfterLatePayment reservation={reservation} lang={lang} />
      {pending ? <PayCard reservation={reservation} site={site} /> : null}
      <section className={styles['files']} aria-label={ticketsStep.documents[lang]}>
        <a className={buttonClass(pending ? 'plain' : 'main')} href={data.pdf} download>
          {ticketsStep.pdf[lang]}
        </a>
        <Button type="button" className={styles['print']} onClick={() => print()}>
          {ticketsStep.print[lang]}
        </Button>
        <a className={buttonClass()} href={data.html}>
          {ticketsStep.html[lang]}
        </a>
      </section>
      <KeptHere reservation={reservation} codes={codes} asOf={data.asOf} lang={lang} />
      <p className={styles['files']}>
        <a href={data.notices}>{ticketsStep.notices[lang]}</a>
      </p>
      {ticketsByJourney(reservation).map((journey) => (
        <JourneySection
          key={journey.direction}
          journey={journey}
          reservation={reservation}
          codes={codes}
          site={site}
          now={now}
        />
      ))}
      <section className={styles['notes']} aria-labelledby="to-know">
        <h2 id="to-know">{ticketsStep.toKnow[lang]}</h2>
        <ul>
          {Object.values(ticketsStep.notes).map((note) => (
            <li key={note.es}>{note[lang]}</li>
          ))}
        </ul>
      </section>
      <p className={styles['another']}>
        <a className={buttonClass()} href={itineraryPath(lang, reservation.code)}>
          {ticketsStep.itinerary[lang]}
        </a>
        <a className={buttonClass()} href={lang === 'en' ? '/home' : '/'}>
          {ticketsStep.another[lang]}
        </a>
      </p>
    </div>
  );
}
