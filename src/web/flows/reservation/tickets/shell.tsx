import { cancelledJourneys } from '#domain/booking/cancelled-journeys.ts';
import { cancelledHead } from '#text/cancelled-head.ts';
import { ticketPapers } from '#text/ticket-papers.ts';
import { ticketsStep } from '#text/tickets-step.ts';
import { AfterLatePayment } from '#web/ticketing/after-late-payment.tsx';
import { OrderOtherwise } from '#web/booking/order-otherwise.tsx';
import { PayCard } from '#web/ticketing/pay-card.tsx';
import styles from '#web/ticketing/tickets.module.css';
import { isPending } from '#web/ticketing/ticket-facts.ts';
import type { TicketsData } from './tickets-data.ts';
import { StoreReferenceShell } from './store-reference-shell.tsx';
import { StepProgress } from '#web/flows/reservation/step-progress.tsx';
import type { ShellProps } from '#web/page.ts';

/** Above the tickets, or around the reference that still has to be paid for them: nothing of it is alive. */
export function Shell({ data, site, children }: ShellProps<TicketsData>) {
  if (data.reservation.voucher) {
    return (
      <StoreReferenceShell data={data} site={site}>
        {children}
      </StoreReferenceShell>
    );
  }
  return (
    <>
      <Head data={data} site={site} />
      {children}
    </>
  );
}

/** Whether they are tickets already, by which code, and what is still to be paid. */
function Head({ data: { reservation }, site }: Omit<ShellProps<TicketsData>, 'children'>) {
  const { lang } = site;
  const pending = isPending(reservation);
  const cancelled = cancelledJourneys(reservation.tickets, (direction) => reservation[direction].cancelled);
  const stands = pending ? ticketPapers.notATicket : ticketPapers.paid;
  return (
    <div className={styles['frame']}>
      <StepProgress step="boletos" reservation={reservation} lang={lang} />
      <header className={styles['head']}>
        <div>
          <h1 tabIndex={-1}>{(pending ? ticketPapers.titlePend : ticketPapers.title)[lang]}</h1>
          <p className={pending || cancelled !== 'none' ? styles['unpaid'] : styles['paid']}>
            {(cancelled === 'none' ? stands : cancelledHead[cancelled])[lang]}
          </p>
        </div>
        <p className={styles['code']}>
          <span>{ticketsStep.code[lang]}</span>
          <strong className="figures">{reservation.code}</strong>
        </p>
      </header>
      <AfterLatePayment reservation={reservation} lang={lang} />
      {pending ? (
        <>
          <PayCard reservation={reservation} site={site} />
          <OrderOtherwise reservation={reservation} site={site} />
        </>
      ) : null}
    </div>
  );
}
