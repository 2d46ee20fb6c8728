import { isBoardable } from '#domain/ticketing/ticket-rules.ts';
import type { Lang } from '#text/lang.ts';
import { calendarAndWallet } from '#text/calendar-and-wallet.ts';
import { ticketMessage } from '#text/ticket-message.ts';
import { buttonClass } from '#ui/button.tsx';
import styles from './calendar-and-wallet.module.css';
import type { WalletTicket } from '#wire/ticket-wallets.ts';
import { getPkpass } from '#wire/ticket-wallets.ts';
import { encodeQuery, pathOf } from '#wire/paths.ts';
import type { ReservationView } from '#wire/reservation.ts';
import { getIcs } from '#wire/ticket-documents.ts';

export interface CalendarAndWalletProps {
  readonly reservation: ReservationView;
  /** Where the carrier offers them; by folio. */
  readonly wallets: readonly WalletTicket[];
  readonly carrier: string;
  readonly lang: Lang;
}

/** The trip for the calendar, each paid ticket as a message and, where there are any, for wallets. Needs no script. */
export function CalendarAndWallet({ reservation, wallets, carrier, lang }: CalendarAndWalletProps) {
  const { code, tickets } = reservation;
  const boards = tickets.flatMap((ticket) => {
    const { schedule, cancelled } = reservation[ticket.direction];
    return isBoardable(ticket.kind) && (ticket.qr !== null || cancelled) && schedule
      ? [{ ticket, departsAt: schedule.departs_at }]
      : [];
  });
  const runs = boards.some(({ ticket }) => !reservation[ticket.direction].cancelled);
  const isDated = tickets.some(({ open }) => !open);
  if (!isDated && boards.length === 0) return null;
  return (
    <section className={styles['along']} aria-labelledby="take-along">
      <h2 id="take-along">{calendarAndWallet.title[lang]}</h2>
      {isDated ? (
        <p>
          <a
            className={buttonClass()}
            href={pathOf(getIcs) + encodeQuery({ code, lang, download: 'true' })}
            download={`${code}.ics`}
          >
            {calendarAndWallet.calendar[lang]}
          </a>
        </p>
      ) : null}
      {boards.length > 0 ? (
        <>
          <h3>{calendarAndWallet.messages[lang]}</h3>
          <p className={styles['hint']}>
            {(runs ? calendarAndWallet.messageHint : calendarAndWallet.messageHintCancelled)[lang]}
          </p>
          <ul>
            {boards.map(({ ticket, departsAt }) => (
              <li key={ticket.folio}>
                <TicketMessage
                  text={messageOf(reservation, ticket, { departsAt, carrier, lang })}
                  wallet={wallets.find(({ folio }) => folio === ticket.folio)}
                  code={code}
                  lang={lang}
                />
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </section>
  );
}

interface TicketMessageProps {
  readonly text: string;
  readonly wallet: WalletTicket | undefined;
  readonly code: string;
  readonly lang: Lang;
}

function TicketMessage({ text, wallet, code, lang }: TicketMessageProps) {
  const body = encodeURIComponent(text);
  return (
    <>
      <p className={styles['message']}>{text}</p>
      <p className={styles['ways']}>
        <a href={`sms:?&body=${body}`}>{calendarAndWallet.sms[lang]}</a>
        <a href={`https://wa.me/?text=${body}`} rel="noreferrer">
          {calendarAndWallet.whatsapp[lang]}
        </a>
        {wallet?.apple ? (
          <a href={pathOf(getPkpass) + encodeQuery({ code, folio: wallet.folio, lang, download: 'true' })}>
            {calendarAndWallet.apple[lang]}
          </a>
        ) : null}
        {wallet?.google_url ? (
          <a href={wallet.google_url} rel="noreferrer">
            {calendarAndWallet.google[lang]}
          </a>
        ) : null}
      </p>
    </>
  );
}

function messageOf(
  reservation: ReservationView,
  ticket: ReservationView['tickets'][number],
  { departsAt, carrier, lang }: Pick<CalendarAndWalletProps, 'carrier' | 'lang'> & { readonly departsAt: string },
): string {
  const isOut = ticket.direction === 'departure';
  const passenger = reservation.passengers.find(({ position }) => position === ticket.passenger);
  const facts = {
    carrier,
    folio: ticket.folio,
    from: (isOut ? reservation.origin : reservation.destination).name,
    to: (isOut ? reservation.destination : reservation.origin).name,
    departsAt,
    seat: ticket.seat ?? undefined,
    name: `${passenger?.first_name ?? ''} ${passenger?.last_name ?? ''}`,
    isCancelled: reservation[ticket.direction].cancelled,
  };
  return ticketMessage(facts, lang);
}
