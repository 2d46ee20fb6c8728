import { TransferNote } from '#web/ticketing/transfer-note.tsx';
import { carOffer } from '#text/car-offer.ts';
import { connectionText, SHUTTLE_TRIPS } from '#text/connections.ts';
import { itineraryText } from '#text/itinerary.ts';
import { shuttleText } from '#text/pages/shuttle.ts';
import { buttonClass } from '#ui/button.tsx';
import { Icon } from '#ui/drawings/icon.tsx';
import { bus, road, ticket as ticketIcon } from '#ui/drawings/icons.ts';
import { List, ListRow } from '#ui/list.tsx';
import { Tag } from '#ui/tag.tsx';
import { TRIP_PAGE } from '#ui/trip-board.tsx';
import { AlertList } from '#web/alerts/alert-list.tsx';
import { AfterLatePayment } from '#web/ticketing/after-late-payment.tsx';
import { OrderOtherwise } from '#web/booking/order-otherwise.tsx';
import { PayCard } from '#web/ticketing/pay-card.tsx';
import { ShareAll, sharedTickets } from '#web/ticketing/share-ticket.tsx';
import { Stamp } from '#web/ticketing/stamp.tsx';
import { TicketStrip } from '#web/ticketing/ticket-strip.tsx';
import { TripDeadlines } from '#web/ticketing/trip-deadlines.tsx';
import { TripTicket } from '#web/ticketing/trip-ticket.tsx';
import type { FullData } from './itinerary-data.ts';
import { type ItineraryState, stateOf } from './itinerary-state.ts';
import styles from './itinerary.module.css';
import { Rights } from './rights.tsx';
import { DoneLog } from './done-log.tsx';
import { SentLog } from './sent-log.tsx';
import { stateWords } from './state-words.ts';
import { WhatNow } from './what-now.tsx';
import type { ShellFacts, ShellProps } from '#web/page.ts';
import * as paths from '#wire/page-paths.ts';
import { belowTickets } from '#text/ticket-notes.ts';

/** States styled as urgent: over, or requiring attention. */
const URGENT: readonly ItineraryState[] = ['counter', 'store', 'reseated', 'notRunning', 'partly'];

/** The full view: state, possible actions, tickets, and sent messages. */
export function Full({ data, site, brand, theme, children }: ShellProps<FullData> & ShellFacts) {
  const { lang } = site;
  const { reservation, codes, sent, wallets } = data;
  const { origin, destination, round, server_now: now } = reservation;
  const state = stateOf(reservation);
  const isOver = state === 'ended' || state === 'cancelled';
  const { name, text } = stateWords(state, reservation);
  return (
    <div className={`${TRIP_PAGE} ${styles['page']}`}>
      <header className={styles['head']}>
        <div>
          <h1>
            {origin.city} <span aria-hidden="true">{round ? '⇄' : '→'}</span>
            <span className="visually-hidden">–</span> {destination.city}
          </h1>
          <p>
            <Tag tone={URGENT.includes(state) ? 'urgent' : 'plain'}>{name[lang]}</Tag> {text[lang]}
          </p>
        </div>
        <Stamp stop={destination} brand={brand} theme={theme} />
      </header>
      {isOver ? null : <AlertList alerts={data.alerts} lang={lang} />}
      <Rights rights={data.rights} reservation={reservation} lang={lang} />
      <AfterLatePayment reservation={reservation} lang={lang} />
      {state === 'counter' ? <PayCard reservation={reservation} site={site} /> : null}
      {isOver ? null : <TransferNote reservation={reservation} lang={lang} />}
      <div className={styles['columns']}>
        <div>
          <TripTicket reservation={reservation} lang={lang}>
            <NextStep data={data} site={site} isOver={isOver} />
          </TripTicket>
        </div>
        {isOver ? null : (
          <>
            <div className={styles['actions']}>
              <WhatNow data={data} site={site} state={state} />
            </div>
            <TripDeadlines reservation={reservation} lang={lang} now={Date.parse(now)} />
          </>
        )}
      </div>
      {state === 'counter' || state === 'store' ? <OrderOtherwise reservation={reservation} site={site} /> : null}
      {hasTickets(data) && !isOver ? (
        <section className={styles['section']} aria-labelledby="tickets">
          <h2 id="tickets">{itineraryText.tickets[lang]}</h2>
          <TicketStrip
            reservation={reservation}
            codes={codes}
            site={site}
            under={sharedTickets({ reservation, wallets, carrier: brand.name, lang })}
          />
          <ShareAll reservation={reservation} carrier={brand.name} lang={lang} />
        </section>
      ) : null}
      {isOver || (data.shuttles.length === 0 && !data.car) ? null : (
        <section className={styles['section']} aria-labelledby="shuttle">
          <h2 id="shuttle">{(data.shuttles.length === 0 ? carOffer.onward : shuttleText.offer.title)[lang]}</h2>
          <List>
            {data.shuttles.map(({ way, place, day, at, href, isProtected }) => (
              <ListRow
                key={href}
                icon={<Icon d={bus} />}
                title={shuttleText.offer[way](place, day, at)[lang]}
                note={isProtected ? connectionText.protected(SHUTTLE_TRIPS[way])[lang] : undefined}
                href={href}
              />
            ))}
            {data.car ? (
              <ListRow
                icon={<Icon d={road} />}
                title={carOffer.title[lang]}
                note={carOffer.note[lang]}
                href={data.car}
              />
            ) : null}
          </List>
        </section>
      )}
      <div className={styles['foot']}>
        <div className={styles['own']}>{children}</div>
        <div className={styles['own']}>
          <DoneLog done={data.done} place={origin.city} lang={lang} />
          <SentLog sent={sent} place={origin.city} lang={lang} />
        </div>
      </div>
    </div>
  );
}

/** Unpaid reservations have no tickets to board with. */
const hasTickets = ({ reservation }: FullData): boolean =>
  reservation.payment === 'approved' && reservation.tickets.length > 0;

interface NextStepProps extends Pick<ShellProps<FullData>, 'data' | 'site'> {
  readonly isOver: boolean;
}

/** The most likely next step: pay, choose a date, or view the tickets. Without one, who travels. */
function NextStep({ data, site: { lang }, isOver }: NextStepProps) {
  if (isOver)
    return (
      <a className={buttonClass('main')} href={paths.home[lang]}>
        {belowTickets.another[lang]}
      </a>
    );
  const main = data.actions.filter(({ isMain, href }) => isMain && href !== undefined);
  if (main.length === 0 && !hasTickets(data))
    return <p>{itineraryText.travellers(data.reservation.passengers)[lang]}</p>;
  return (
    <>
      {main.map(({ label, href, until }) => (
        <p key={label} className={styles['first']}>
          <a className={buttonClass('main')} href={href}>
            {label}
          </a>
          {until ? <small>{itineraryText.until(until)[lang]}</small> : null}
        </p>
      ))}
      {hasTickets(data) ? (
        <a className={buttonClass(main.length > 0 ? 'plain' : 'second')} href="#tickets">
          <Icon d={ticketIcon} size={20} />
          {itineraryText.seeTickets(data.reservation.tickets.length)[lang]}
        </a>
      ) : null}
    </>
  );
}
