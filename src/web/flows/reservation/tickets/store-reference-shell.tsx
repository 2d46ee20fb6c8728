import { ticketsStep } from '#text/tickets-step.ts';
import { storeReferenceText } from '#text/store-reference.ts';
import { OrderOtherwise } from '#web/booking/order-otherwise.tsx';
import ticketStyles from '#web/ticketing/tickets.module.css';
import type { TicketsData } from './tickets-data.ts';
import { StepProgress } from '#web/flows/reservation/step-progress.tsx';
import { followUpOf } from '#web/booking/follow-ups.ts';
import { isFollowUp } from '#web/booking/reservation-state.ts';
import { TripSummary } from '#web/flows/reservation/trip-summary.tsx';
import type { ShellProps } from '#web/page.ts';
import { HowToPay } from '#web/payment/how-to-pay.tsx';
import { StoreReferenceCard } from '#web/payment/store-reference-card.tsx';
import { storeOf } from '#web/payment/store-reference-view.ts';

/** The page of a reference to be paid in a store; only the time left is interactive. */
export function StoreReferenceShell({ data: { reservation, bars }, site, children }: ShellProps<TicketsData>) {
  const { lang } = site;
  const { voucher } = reservation;
  if (!voucher || !bars) return children;
  const says = followUpOf(reservation)?.reference;
  return (
    <div className={ticketStyles['frame']}>
      {isFollowUp(reservation) ? null : <StepProgress step="pago" reservation={reservation} site={site} />}
      <header>
        <h1 tabIndex={-1}>{(says?.title ?? storeReferenceText.title[storeOf(voucher)])[lang]}</h1>
        <p>{(says ?? storeReferenceText).notATicket[lang]}</p>
        <p className={ticketStyles['code']}>
          <span>{ticketsStep.code[lang]}</span> <strong className="figures">{reservation.code}</strong>
        </p>
      </header>
      <StoreReferenceCard voucher={voucher} bars={bars} place={reservation.origin.city} lang={lang}>
        {children}
      </StoreReferenceCard>
      <HowToPay voucher={voucher} isHolder says={says} lang={lang} />
      <section>
        <TripSummary reservation={reservation} lang={lang} />
      </section>
      <OrderOtherwise reservation={reservation} site={site} />
    </div>
  );
}
