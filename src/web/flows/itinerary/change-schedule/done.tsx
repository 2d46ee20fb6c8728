import { journeyName } from '#text/journey-name.ts';
import { formatLongDate } from '#kernel/local-time.ts';
import { changePayment } from '#text/change-payment.ts';
import { changeText } from '#text/change-schedule.ts';
import { buttonClass } from '#ui/button.tsx';
import { NoticeBox } from '#ui/notice-box.tsx';
import { priceText } from '#ui/price.tsx';
import styles from './change.module.css';
import type { DoneData } from './change-data.ts';
import { EndedBeside } from '#web/flows/itinerary/beside/beside-trip.tsx';
import { RunCard } from './run-card.tsx';
import { titleOf } from './title-of.ts';
import { passengerName } from '#web/fares/passenger-name.ts';
import type { Site } from '#web/page.ts';
import { itineraryPath } from '#wire/link-paths.ts';

/** The completed change: the run, the new folios, and the remaining credit. */
export function Done({ data, site: { lang } }: { readonly data: DoneData; readonly site: Site }) {
  const { reservation, direction, code } = data;
  const { schedule } = reservation[direction];
  const tickets = reservation.tickets.filter((ticket) => ticket.direction === direction);
  return (
    <>
      <header className={styles['board']}>
        <p className={styles['over']}>{journeyName(reservation, direction, changeText.journeys)[lang]}</p>
        <h1 tabIndex={-1}>{titleOf(data)[lang]}</h1>
      </header>
      {schedule ? (
        <RunCard
          label={(data.wasOpen ? changeText.open.yours : changeText.now)[lang]}
          run={schedule}
          look="new"
          lang={lang}
        />
      ) : null}
      <NoticeBox role="status">{(data.wasOpen ? changeText.open.done : changeText.done)[lang]}</NoticeBox>
      <EndedBeside {...data.ended} lang={lang} />
      {reservation.credits.map(({ code: credit, amount, expires_on: day }) => (
        <NoticeBox key={credit}>
          {changeText.creditUntil(priceText(amount, lang), formatLongDate(day, lang), credit)[lang]}
        </NoticeBox>
      ))}
      <section className={styles['tickets']}>
        <h2>{changeText.newTickets[lang]}</h2>
        <ul>
          {tickets.map(({ folio, passenger, seat }) => (
            <li key={folio}>
              <strong className="figures">{folio}</strong>
              <span>
                {passengerName(reservation, passenger, lang)}
                {seat === null ? '' : `, ${changeText.seat(seat)[lang]}`}
              </span>
            </li>
          ))}
        </ul>
      </section>
      <p>
        <a className={buttonClass('main')} href={itineraryPath(lang, code)}>
          {changePayment.back[lang]}
        </a>
      </p>
    </>
  );
}
