import { isBoardable } from '#domain/ticketing/ticket-rules.ts';
import type { Lang } from '#text/lang.ts';
import { takeAlong } from '#text/take-along.ts';
import { ticketMessage } from '#text/ticket-message.ts';
import { buttonClass } from '#ui/button.tsx';
import styles from '#web/take-along/take-along.module.css';
import type { WalletTicket } from '#wire/ticket-wallets.ts';
import { getPkpass } from '#wire/ticket-wallets.ts';
import { encodeQuery, pathOf } from '#wire/paths.ts';
import type { ReservationView } from '#wire/reservation.ts';
import { getIcs } from '#wire/websale.ts';

export interface TakeAlongProps {
  readonly reservation: ReservationView;
  /** Where the carrier offers them; by folio. */
  readonly wallets: readonly WalletTicket[];
  readonly carrier: string;
  readonly lang: Lang;
}

/** The trip for the calendar, each paid ticket as a message and, where there are any, for wallets. Needs no script. */
export function TakeAlong({ reservation, wallets, carrier, lang }: TakeAlongProps) {
  const { code, tickets } = reservation;
  const paid = tickets.filter(({ kind, qr }) => isBoardable(kind) && qr !== null);
  const isDated = tickets.some(({ open }) => !open);
  if (tickets.length === 0) return null;
  return (
    <section className={styles['along']} aria-labelledby="take-along">
      <h2 id="take-along">{takeAlong.title[lang]}</h2>
      {isDated ? (
        <p>
          <a
            className={buttonClass()}
            href={pathOf(getIcs) + encodeQuery({ code, lang, download: 'true' })}
            download={`${code}.ics`}
          >
            {takeAlong.calendar[lang]}
          </a>
        </p>
      ) : null}
      {paid.length > 0 ? (
        <>
          <h3>{takeAlong.messages[lang]}</h3>
          <p className={styles['hint']}>{takeAlong.messageHint[lang]}</p>
          <ul>
            {paid.map((ticket) => (
              <li key={ticket.folio}>
                <TicketMessage
                  text={messageOf(reservation, ticket, { carrier, lang })}
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
        <a href={`sms:?&body=${body}`}>{takeAlong.sms[lang]}</a>
        <a href={`https://wa.me/?text=${body}`} rel="noreferrer">
          {takeAlong.whatsapp[lang]}
        </a>
        {wallet?.apple ? (
          <a href={pathOf(getPkpass) + encodeQuery({ code, folio: wallet.folio, lang, download: 'true' })}>
            {takeAlong.apple[lang]}
          </a>
        ) : null}
        {wallet?.google_url ? (
          <a href={wallet.google_url} rel="noreferrer">
            {takeAlong.google[lang]}
          </a>
        ) : null}
      </p>
    </>
  );
}

function messageOf(
  reservation: ReservationView,
  ticket: ReservationView['tickets'][number],
  { carrier, lang }: Pick<TakeAlongProps, 'carrier' | 'lang'>,
): string {
  const isOut = ticket.direction === 'departure';
  const passenger = reservation.passengers.find(({ position }) => position === ticket.passenger);
  const facts = {
    carrier,
    folio: ticket.folio,
    from: (isOut ? reservation.origin : reservation.destination).name,
    to: (isOut ? reservation.destination : reservation.origin).name,
    departsAt: reservation[ticket.direction].schedule?.departs_at,
    seat: ticket.seat ?? undefined,
    name: `${passenger?.first_name ?? ''} ${passenger?.last_name ?? ''}`,
    validUntil: ticket.valid_until,
  };
  return ticketMessage(facts, lang);
}
