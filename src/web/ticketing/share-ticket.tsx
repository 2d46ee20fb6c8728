import { stopsOf } from '#domain/fares/journey-stops.ts';
import type { ReactNode } from 'react';
import { placeName } from '#domain/network/place-name.ts';
import { isBoardable } from '#domain/ticketing/ticket-rules.ts';
import { calendarAndWallet as say } from '#text/calendar-and-wallet.ts';
import type { Lang } from '#text/lang.ts';
import { ticketMessage } from '#text/ticket-message.ts';
import { Button, buttonClass } from '#ui/button.tsx';
import { share, wallet } from '#ui/drawings/icons.ts';
import { Icon } from '#ui/drawings/icon.tsx';
import type { TicketView } from '#web/ticketing/ticket-facts.ts';
import { encodeQuery, pathOf } from '#wire/paths.ts';
import type { ReservationView } from '#wire/reservation.ts';
import { getPkpass, type WalletTicket } from '#wire/ticket-wallets.ts';
import styles from './share-ticket.module.css';

interface ShareTicketProps {
  readonly reservation: ReservationView;
  readonly ticket: TicketView;
  /** By folio, if the carrier offers them. */
  readonly wallets: readonly WalletTicket[];
  readonly carrier: string;
  readonly lang: Lang;
}

/** A paid ticket for wallets and as a message. Only the device's share sheet needs scripts. */
export function ShareTicket({ reservation, ticket, wallets, carrier, lang }: ShareTicketProps) {
  const text = messageOf(reservation, ticket, { carrier, lang });
  if (text === undefined) return null;
  const { cancelled } = reservation[ticket.direction];
  const body = encodeURIComponent(text);
  const kept = wallets.find(({ folio }) => folio === ticket.folio);
  return (
    <div className={styles['ways']}>
      {kept?.apple ? (
        <a
          className={buttonClass()}
          href={pathOf(getPkpass) + encodeQuery({ code: reservation.code, folio: kept.folio, lang, download: 'true' })}
        >
          <Icon d={wallet} size={20} />
          {say.apple[lang]}
        </a>
      ) : null}
      {kept?.google_url ? (
        <a className={buttonClass()} href={kept.google_url} rel="noreferrer">
          <Icon d={wallet} size={20} />
          {say.google[lang]}
        </a>
      ) : null}
      <Button type="button" hidden data-share={text}>
        <Icon d={share} size={20} />
        {say.share[lang]}
      </Button>
      <details>
        <summary>{say.messages[lang]}</summary>
        <p className={styles['hint']}>{(cancelled ? say.messageHintCancelled : say.messageHint)[lang]}</p>
        <p className={styles['message']}>{text}</p>
        <p className={styles['links']}>
          <a href={`sms:?&body=${body}`}>{say.sms[lang]}</a>
          <a href={`https://wa.me/?text=${body}`} rel="noreferrer">
            {say.whatsapp[lang]}
          </a>
        </p>
      </details>
    </div>
  );
}

/** All tickets in one message, for who bought for several; nothing when there are not several to send. */
export function ShareAll({ reservation, carrier, lang }: Omit<ShareTicketProps, 'ticket' | 'wallets'>) {
  const messages = reservation.tickets
    .map((ticket) => messageOf(reservation, ticket, { carrier, lang }))
    .filter((message) => message !== undefined);
  if (messages.length < 2) return null;
  const text = messages.join('\n\n');
  return (
    <div className={styles['all']}>
      <Button type="button" hidden data-share={text}>
        <Icon d={share} size={20} />
        {say.shareAll(messages.length)[lang]}
      </Button>
      <a className={buttonClass()} href={`https://wa.me/?text=${encodeURIComponent(text)}`} rel="noreferrer">
        <Icon d={share} size={20} />
        {say.whatsappAll(messages.length)[lang]}
      </a>
    </div>
  );
}

/** The same for every ticket, by folio. */
export const sharedTickets = (props: Omit<ShareTicketProps, 'ticket'>): Readonly<Record<string, ReactNode>> =>
  Object.fromEntries(
    props.reservation.tickets.map((ticket) => [
      ticket.folio,
      <ShareTicket key={ticket.folio} {...props} ticket={ticket} />,
    ]),
  );

/** Undefined for a ticket without a run, and for one nobody boards with. */
function messageOf(
  reservation: ReservationView,
  ticket: TicketView,
  { carrier, lang }: Pick<ShareTicketProps, 'carrier' | 'lang'>,
): string | undefined {
  const { schedule, cancelled } = reservation[ticket.direction];
  const isSent = isBoardable(ticket.kind) && (ticket.qr !== null || cancelled);
  if (!isSent || !schedule) return undefined;
  const [from, to] = stopsOf(reservation, ticket.direction);
  const passenger = reservation.passengers.find(({ position }) => position === ticket.passenger);
  const facts = {
    carrier,
    folio: ticket.folio,
    from: placeName(from),
    to: to.city,
    departsAt: schedule.departs_at,
    seat: ticket.seat ?? undefined,
    name: `${passenger?.first_name ?? ''} ${passenger?.last_name ?? ''}`,
    isCancelled: cancelled,
  };
  return ticketMessage(facts, lang);
}
