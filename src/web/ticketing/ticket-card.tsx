import type { ReactNode } from 'react';
import { formatNumericDate } from '#kernel/local-time.ts';
import type { Message } from '#text/message.ts';
import { cancelledRun } from '#text/cancelled-run.ts';
import { carriedExtrasText, listCarriedExtras } from '#text/carried-extras.ts';
import { passengerTypes } from '#text/passenger-types.ts';
import { ticketsStep } from '#text/tickets-step.ts';
import { Price } from '#ui/price.tsx';
import { QrCode } from './qr-code.tsx';
import type { QrPath } from '#kernel/module-path.ts';
import { RouteBetween } from './route-line.tsx';
import styles from './ticket-card.module.css';
import { endsOf, type TicketView, type TripView } from './ticket-facts.ts';
import type { Site } from '#web/page.ts';
import type { PassengerView } from '#wire/reservation.ts';

interface TicketCardProps {
  readonly ticket: TicketView;
  readonly passenger: PassengerView;
  readonly reservation: TripView;
  /** Absent while the ticket is not paid. */
  readonly code: QrPath | undefined;
  readonly site: Site;
}

/** One ticket with everything the law wants on it (M89), and once it is paid a stub with what is shown to board. */
export function TicketCard({ ticket, passenger, reservation, code, site: { lang, brand } }: TicketCardProps) {
  const { schedule, cancelled } = reservation[ticket.direction];
  const title = `ticket-${ticket.folio}`;
  const along = [ticket.baggage?.[lang], listCarriedExtras(ticket.additions, lang)].filter(Boolean).join(' · ');
  const fact = (name: Message, value: ReactNode) => (
    <div>
      <dt>{name[lang]}</dt>
      <dd>{value}</dd>
    </div>
  );
  return (
    <article className={styles['ticket']} aria-labelledby={title}>
      <header className={styles['band']}>
        <h3 id={title}>
          {passenger.first_name} {passenger.last_name}
        </h3>
        <span className={cancelled || ticket.kind === 'PEND' ? styles['pending'] : styles['kind']}>
          {(cancelled ? cancelledRun.stamp : ticketsStep.kinds[ticket.kind])[lang]}
        </span>
      </header>
      <div className={styles['body']}>
        <RouteBetween {...endsOf(reservation, ticket.direction)} run={schedule} lang={lang} />
        <dl className={styles['facts']}>
          {fact(
            ticketsStep.seat,
            ticket.seat ?? (passenger.type === 'infant' ? ticketsStep.noSeat : ticketsStep.openSeat)[lang],
          )}
          {fact(ticketsStep.type, passengerTypes[passenger.type].name[lang])}
          {fact(ticketsStep.service, schedule?.service.name[lang] ?? ticketsStep.open[lang])}
          {fact(ticketsStep.folio, <span className={styles['folio']}>{ticket.folio}</span>)}
          {fact(ticketsStep.total, <Price amount={ticket.total} lang={lang} />)}
          {fact(ticketsStep.vatInside, <Price amount={ticket.vat} lang={lang} />)}
          {fact(ticketsStep.issued, formatNumericDate(ticket.issued_on))}
          {fact(ticketsStep.validUntil, formatNumericDate(ticket.valid_until))}
          {along && fact(carriedExtrasText, along)}
        </dl>
        <p className={styles['carrier']}>
          {ticketsStep.carrier[lang]}: {brand.legalName}
        </p>
      </div>
      {code && (
        <div className={styles['stub']}>
          <QrCode code={code} label={`${ticketsStep.qr[lang]} ${ticket.folio}`} />
          <p className={styles['instructions']}>
            {ticketsStep.instructions[ticket.kind === 'OK' ? 'OK' : 'E-Ticket'][lang]}
          </p>
        </div>
      )}
    </article>
  );
}
