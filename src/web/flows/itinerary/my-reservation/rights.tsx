import { endsOf } from '#domain/fares/journey-stops.ts';
import { journeyName } from '#text/journey-name.ts';
import { formatDuration } from '#kernel/local-time.ts';
import type { Lang } from '#text/lang.ts';
import { moneyBackText as say } from '#text/money-back.ts';
import { isPaidByLink, paidByLink } from '#text/paid-by-link.ts';
import { NoticeBox } from '#ui/notice-box.tsx';
import { priceText } from '#ui/price.tsx';
import { TicketRefunds } from '#web/flows/itinerary/ticket-refunds.tsx';
import styles from './rights.module.css';
import { ServiceCard } from './service-card.tsx';
import { Take } from './take.tsx';
import { localMoment } from '#text/moments.ts';
import { cancelPath, itineraryPath } from '#wire/link-paths.ts';
import type { EntitlementsView } from '#wire/money-back.ts';
import type { ReservationView } from '#wire/reservation.ts';

interface RightsProps {
  readonly rights: EntitlementsView;
  readonly reservation: ReservationView;
  readonly lang: Lang;
}

/**
 * Cards for a delay and for another class with the exact compensation and the buttons to claim it (N3); then past
 * refunds.
 */
export function Rights({
  rights,
  reservation,
  lang,
}: Omit<RightsProps, 'rights'> & { readonly rights: EntitlementsView | null }) {
  // Unread is not without any.
  if (!rights) {
    return (
      <NoticeBox tone="warning">
        {say.unread[lang]} <a href={itineraryPath(lang, reservation.code)}>{say.readAgain[lang]}</a>
      </NoticeBox>
    );
  }
  const { delayed, otherwise, given } = rights;
  return (
    <>
      {delayed.length > 0 ? <DelayCard rights={rights} reservation={reservation} lang={lang} /> : null}
      {otherwise.length > 0 ? <ServiceCard rights={rights} reservation={reservation} lang={lang} /> : null}
      {given.length > 0 ? (
        <section className={styles['given']} aria-labelledby="given">
          <h2 id="given">{(given.some(({ refunds }) => isPaidByLink(refunds)) ? paidByLink : say).given[lang]}</h2>
          {given.map((one) => (
            <TicketRefunds key={one.id} given={one} place={reservation.origin.city} lang={lang} />
          ))}
        </section>
      ) : null}
    </>
  );
}

function DelayCard({ rights, reservation, lang }: RightsProps) {
  const { delayed, refund, travel, code } = rights;
  const journeys = delayed.filter(
    (one, index) => delayed.findIndex(({ direction }) => direction === one.direction) === index,
  );
  const take = (claim: string) => cancelPath(lang, code, { claim });
  const isTaken = !refund && travel.amount === 0;
  const isCancelled = delayed.some(({ minutes }) => minutes === null);
  const card = refund && isPaidByLink(refund.shares) ? BY_LINK : say.card;
  return (
    <section className={styles['card']} aria-labelledby="delay">
      {journeys.map(({ direction, minutes, planned_at: planned, expected_at: expected, reason }, index) => {
        const { city } = endsOf(reservation, direction).from;
        const journey = journeyName(reservation, direction, say)[lang];
        const moment = (at: string) => localMoment(at, city, lang);
        return (
          <div key={direction}>
            <h2 id={index === 0 ? 'delay' : undefined}>
              {(minutes === null ? say.card.cancelled(journey) : say.card.late(formatDuration(minutes), journey))[lang]}
            </h2>
            {planned && expected ? <p>{say.card.expected(moment(planned), moment(expected))[lang]}</p> : null}
            <p>{say.card.why(reason)[lang]}</p>
          </div>
        );
      })}
      {isTaken ? null : <p>{(refund ? (isCancelled ? card.rightCancelled : card.right) : card.guarantee)[lang]}</p>}
      <ul>
        {refund?.amounts.original ? (
          <Take href={take('original')} look="main">
            {
              (isCancelled ? card.takeOriginalCancelled : card.takeOriginal)(priceText(refund.amounts.original, lang))[
                lang
              ]
            }
          </Take>
        ) : null}
        {refund?.amounts.credit ? (
          <Take href={take('credit')}>
            {(isCancelled ? card.takeCreditCancelled : card.takeCredit)(priceText(refund.amounts.credit, lang))[lang]}
          </Take>
        ) : null}
        {travel.amount > 0 ? (
          <Take href={take('travel')} look={refund ? 'plain' : 'main'}>
            {say.travel(priceText(travel.amount, lang))[lang]}
          </Take>
        ) : null}
      </ul>
    </section>
  );
}

/** Somebody with a payment link paid. */
const BY_LINK = { ...say.card, ...paidByLink.preview };
