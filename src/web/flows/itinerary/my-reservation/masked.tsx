import { busesOf } from '#text/connections.ts';
import { journeyName } from '#text/journey-name.ts';
import { stopsOf } from '#domain/fares/journey-stops.ts';
import { formatLongDate } from '#kernel/local-time.ts';
import { ticketsStep } from '#text/tickets-step.ts';
import { cancelledRun } from '#text/cancelled-run.ts';
import { placeName } from '#domain/network/place-name.ts';
import { deadlineTexts } from '#text/deadlines.ts';
import { itineraryText } from '#text/itinerary.ts';
import { NoticeBox } from '#ui/notice-box.tsx';
import { TRIP_PAGE } from '#ui/trip-board.tsx';
import type { ShellProps } from '#web/page.ts';
import { RouteBetween } from '#web/ticketing/route-between.tsx';
import { Head } from './head.tsx';
import type { MaskedData } from './itinerary-data.ts';
import { maskedStateOf } from './itinerary-state.ts';
import styles from './itinerary.module.css';

/** Where and when, with initials: what a code and a last name open. */
export function Masked({ data: { masked }, site: { lang }, children }: ShellProps<MaskedData>) {
  const { code, origin, destination, journeys, passengers } = masked;
  return (
    <div className={TRIP_PAGE}>
      <Head
        code={code}
        origin={origin}
        destination={destination}
        round={journeys.length > 1 && !journeys.some(({ from }) => from)}
        state={maskedStateOf(masked)}
        lang={lang}
      />
      <p className={styles['lead']}>{itineraryText.masked.lead[lang]}</p>
      <section className={styles['section']} aria-labelledby="journeys">
        <h2 id="journeys">{itineraryText.journeys[lang]}</h2>
        <div className={styles['journeys']}>
          {journeys.map(({ direction, departs_at: departs, arrives_at: arrives, seats, cancelled, ...ends }) => (
            <article key={direction} className={styles['journey']} aria-labelledby={direction}>
              <h3 id={direction}>
                {
                  journeyName(
                    { buses: busesOf({ via: ends.from, origin, destination }) },
                    direction,
                    deadlineTexts.journey,
                  )[lang]
                }
              </h3>
              <p>{departs ? formatLongDate(departs, lang) : ticketsStep.openHint[lang]}</p>
              <RouteBetween
                from={ends.from ?? stopsOf({ origin, destination }, direction)[0]}
                to={ends.to ?? stopsOf({ origin, destination }, direction)[1]}
                run={departs && arrives ? { departs_at: departs, arrives_at: arrives } : null}
                lang={lang}
              />
              <p className={styles['stops']}>
                {(ends.from && ends.to ? [ends.from, ends.to] : stopsOf({ origin, destination }, direction))
                  .map(placeName)
                  .join(' → ')}
              </p>
              {cancelled ? <NoticeBox tone="warning">{cancelledRun.stamp[lang]}</NoticeBox> : null}
              <p className={styles['seats']}>
                {(seats.length > 0 ? itineraryText.seats(seats) : itineraryText.noSeats)[lang]}
              </p>
            </article>
          ))}
        </div>
        <p>
          {itineraryText.passengers[lang]}:{' '}
          {passengers.map(({ first_name: first, last_name: last }) => `${first} ${last}`).join(', ')}
        </p>
      </section>
      {children}
    </div>
  );
}
