import { TRIP_PAGE } from '#ui/trip-board.tsx';
import { AfterLatePayment } from '#web/ticketing/after-late-payment.tsx';
import { JourneySection } from '#web/ticketing/journey-section.tsx';
import { OrderOtherwise } from '#web/booking/order-otherwise.tsx';
import { PayCard } from '#web/ticketing/pay-card.tsx';
import { ticketsByJourney } from '#web/ticketing/ticket-facts.ts';
import { Head } from './head.tsx';
import type { FullData } from './itinerary-data.ts';
import { stateOf } from './itinerary-state.ts';
import styles from './itinerary.module.css';
import { Rights } from './rights.tsx';
import { NoticesLink } from '#web/flows/itinerary/notices-link.tsx';
import { DoneLog } from './done-log.tsx';
import { SentLog } from './sent-log.tsx';
import { WhatNow } from './what-now.tsx';
import type { ShellProps } from '#web/page.ts';

/** All of it: how it stands, what can be done now, the tickets, and what was sent about it. */
export function Full({ data, site, children }: ShellProps<FullData>) {
  const { lang } = site;
  const { reservation, codes, sent } = data;
  const { code, origin, destination, round, server_now: now } = reservation;
  const state = stateOf(reservation);
  return (
    <div className={TRIP_PAGE}>
      <Head code={code} origin={origin} destination={destination} round={round} state={state} lang={lang} />
      {data.rights ? <Rights rights={data.rights} reservation={reservation} lang={lang} /> : null}
      <AfterLatePayment reservation={reservation} lang={lang} />
      {state === 'counter' ? <PayCard reservation={reservation} site={site} /> : null}
      <WhatNow data={data} site={site} state={state} />
      {state === 'counter' || state === 'store' ? <OrderOtherwise reservation={reservation} site={site} /> : null}
      {state === 'ended'
        ? null
        : ticketsByJourney(reservation).map((journey) => (
            <JourneySection
              key={journey.direction}
              journey={journey}
              reservation={reservation}
              codes={codes}
              site={site}
              now={Date.parse(now)}
            />
          ))}
      <div className={styles['foot']}>
        <div className={styles['own']}>
          <NoticesLink code={code} lang={lang} />
          {children}
        </div>
        <div className={styles['own']}>
          <DoneLog done={data.done} place={origin.city} lang={lang} />
          <SentLog sent={sent} place={origin.city} lang={lang} />
        </div>
      </div>
    </div>
  );
}
