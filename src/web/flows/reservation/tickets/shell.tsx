import { TransferNote } from '#web/ticketing/transfer-note.tsx';
import { maskedEmail } from '#kernel/filters.ts';
import { cancelledJourneys } from '#domain/booking/cancelled-journeys.ts';
import { cancelledHeadOf } from '#text/cancelled-head.ts';
import { itineraryText } from '#text/itinerary.ts';
import { ticketPapers } from '#text/ticket-papers.ts';
import { ticketsStep } from '#text/tickets-step.ts';
import { buttonClass } from '#ui/button.tsx';
import { Icon } from '#ui/drawings/icon.tsx';
import { check, warning } from '#ui/drawings/icons.ts';
import { AlertList } from '#web/alerts/alert-list.tsx';
import { AfterLatePayment } from '#web/ticketing/after-late-payment.tsx';
import { Files } from '#web/ticketing/files.tsx';
import { OrderOtherwise } from '#web/booking/order-otherwise.tsx';
import { PayCard } from '#web/ticketing/pay-card.tsx';
import { ShareAll, sharedTickets } from '#web/ticketing/share-ticket.tsx';
import { Stamp } from '#web/ticketing/stamp.tsx';
import styles from '#web/ticketing/tickets.module.css';
import { TicketStrip } from '#web/ticketing/ticket-strip.tsx';
import { TripTicket } from '#web/ticketing/trip-ticket.tsx';
import { isPending } from '#web/ticketing/ticket-facts.ts';
import type { TicketsData } from './tickets-data.ts';
import { StoreReferenceShell } from './store-reference-shell.tsx';
import { StepProgress } from '#web/flows/reservation/step-progress.tsx';
import type { ShellFacts, ShellProps } from '#web/page.ts';

/** The tickets, or what replaces them until they are paid, above the interactive part. Also the print layout. */
export function Shell({ data, site, brand, theme, children }: ShellProps<TicketsData> & ShellFacts) {
  if (data.reservation.voucher) {
    return (
      <StoreReferenceShell data={data} site={site}>
        {children}
      </StoreReferenceShell>
    );
  }
  const isOrder = isPending(data.reservation);
  return (
    <>
      {isOrder ? <Order data={data} site={site} /> : <Paid data={data} site={site} brand={brand} theme={theme} />}
      {children}
    </>
  );
}

type HeadProps = Pick<ShellProps<TicketsData>, 'data' | 'site'>;

/** Tickets to board with, and the address they were sent to. */
function Paid({ data, site, brand, theme }: HeadProps & ShellFacts) {
  const { lang } = site;
  const { reservation, codes, wallets } = data;
  const { contact, destination, tickets } = reservation;
  const cancelled = cancelledJourneys(tickets, (direction) => reservation[direction].cancelled);
  const isGood = cancelled === 'none';
  const sent = (contact.email ? ticketPapers.sentTo(maskedEmail(contact.email)) : ticketPapers.goodTrip)[lang];
  // What to do at once comes first; what to do on the day leaves the first screen to the code.
  const transfer = <TransferNote reservation={reservation} lang={lang} />;
  return (
    <div className={styles['frame']}>
      <header className={isGood ? styles['head'] : `${styles['head']} ${styles['stopped']}`}>
        <div>
          <h1 tabIndex={-1}>
            <span className={styles['mark']}>
              <Icon d={isGood ? check : warning} />
            </span>
            {ticketPapers.titlePaid[lang]}
          </h1>
          <p role="status">{isGood ? sent : cancelledHeadOf(reservation, cancelled)[lang]}</p>
        </div>
        <Stamp stop={destination} brand={brand} theme={theme} />
      </header>
      <AlertList alerts={data.alerts} lang={lang} />
      <AfterLatePayment reservation={reservation} lang={lang} />
      {reservation.missed_transfer ? transfer : null}
      <TicketStrip
        reservation={reservation}
        codes={codes}
        site={site}
        isNew
        under={sharedTickets({ reservation, wallets, carrier: brand.name, lang })}
      />
      {reservation.missed_transfer ? null : transfer}
      <p className={styles['code']}>
        <span>{ticketsStep.code[lang]}</span> <strong className="figures">{reservation.code}</strong>
      </p>
      <ShareAll reservation={reservation} carrier={brand.name} lang={lang} />
      <Files pdf={data.pdf} html={data.html} lang={lang} />
    </div>
  );
}

/** An order to be paid at a counter: amount, deadline, place, and the trip. */
function Order({ data: { reservation, alerts, pdf }, site }: HeadProps) {
  const { lang } = site;
  return (
    <div className={styles['frame']}>
      <StepProgress step="pago" reservation={reservation} site={site} />
      <header>
        <h1 tabIndex={-1}>{ticketPapers.titlePend[lang]}</h1>
        <p>{ticketPapers.notATicket[lang]}</p>
      </header>
      <AlertList alerts={alerts} lang={lang} />
      <PayCard reservation={reservation} site={site} />
      <OrderOtherwise reservation={reservation} site={site} />
      <AfterLatePayment reservation={reservation} lang={lang} />
      <TransferNote reservation={reservation} lang={lang} />
      <TripTicket reservation={reservation} lang={lang}>
        <p>{itineraryText.travellers(reservation.passengers)[lang]}</p>
        <a className={buttonClass()} href={pdf} download>
          {ticketPapers.pdf[lang]}
        </a>
      </TripTicket>
    </div>
  );
}
