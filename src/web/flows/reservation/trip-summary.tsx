import { journeyName } from '#text/journey-name.ts';
import { journeysOf, stopsOf } from '#domain/fares/journey-stops.ts';
import { DIRECTIONS, type Direction } from '#domain/fares/quote.ts';
import { isExempt } from '#domain/ledger/vat.ts';
import { formatClock, formatShortDate } from '#kernel/local-time.ts';
import { changePayment } from '#text/change-payment.ts';
import { flow } from '#text/flow.ts';
import { tripText } from '#text/trip.ts';
import type { Lang } from '#text/lang.ts';
import type { Message } from '#text/message.ts';
import { passengerTypeNames } from '#text/passenger-type-names.ts';
import { tripSummary } from '#text/trip-summary.ts';
import { OtherDay } from '#ui/other-day.tsx';
import { Price, priceText } from '#ui/price.tsx';
import { passengerName } from '#web/fares/passenger-name.ts';
import { AddedLines } from '#web/flows/reservation/added-lines.tsx';
import { pricesByPassenger } from '#web/flows/reservation/price-lines.ts';
import { PriceParts } from '#web/flows/reservation/price-parts.tsx';
import styles from '#web/flows/reservation/trip-summary.module.css';
import type { ReservationView } from '#wire/reservation.ts';
import type { ScheduleView } from '#wire/shapes.ts';

interface TripSummaryProps {
  readonly reservation: ReservationView;
  /** On the payment step the tax is itemized (M81). */
  readonly isPaying?: boolean;
  readonly lang: Lang;
}

/** The trip with its full price and breakdown, on every step (B36, N12). */
export function TripSummary({ reservation, isPaying = false, lang }: TripSummaryProps) {
  const { summary, passengers } = reservation;
  // An open return is priced before the outbound journey, and repriced with its class.
  const isPriced = summary.complete || summary.departure > 0;
  return (
    <div className={styles['summary']}>
      <h2>{flow.summary[lang]}</h2>
      <p className={styles['party']}>{tripText.passengers(passengers.length)[lang]}</p>
      {DIRECTIONS.map((direction) => (
        <Journey key={direction} reservation={reservation} direction={direction} lang={lang} />
      ))}
      {isPriced ? (
        <>
          <Lines reservation={reservation} lang={lang} />
          <p className={styles['total']} data-total>
            {(summary.complete ? tripSummary.total : flow.soFar)[lang]}{' '}
            <Price amount={summary.total} lang={lang} className={styles['amount']} />
            <small>{hintOf(reservation)[lang]}</small>
            {isPaying ? <small>{taxOf(reservation, lang)}</small> : null}
          </p>
          <PriceParts reservation={reservation} lang={lang} />
        </>
      ) : (
        <>
          <AddedLines reservation={reservation} className={styles['line']} lang={lang} />
          {summary.tickets.length > 0 ? <p>{tripSummary.chooseFirst[lang]}</p> : null}
        </>
      )}
    </div>
  );
}

interface JourneyProps {
  readonly reservation: ReservationView;
  readonly direction: Direction;
  readonly lang: Lang;
}

/** A journey from stop to stop; before a departure is chosen, only its ends. */
function Journey({ reservation, direction, lang }: JourneyProps) {
  const { schedule, open } = reservation[direction];
  if (!journeysOf(reservation).includes(direction)) return null;
  const [from, to] = stopsOf(reservation, direction);
  const about = [
    journeyName(reservation, direction, tripText.journeys)[lang],
    ...(schedule ? aboutRun(schedule, lang) : []),
  ];
  return (
    <div className={styles['journey']}>
      <p className={styles['direction']}>{about.join(' · ')}</p>
      {open && !schedule ? <strong>{tripText.openTicket[lang]}</strong> : null}
      <ol className={styles['stops']}>
        <li>
          <Time at={schedule?.departs_at} lang={lang} /> <b>{from.city}</b>
        </li>
        <li>
          <Time at={schedule?.arrives_at} lang={lang} /> <b>{to.city}</b>
          {schedule ? <OtherDay from={schedule.departs_at} to={schedule.arrives_at} lang={lang} /> : null}
        </li>
      </ol>
    </div>
  );
}

const aboutRun = (run: ScheduleView, lang: Lang): readonly string[] => [
  formatShortDate(run.departs_at, lang),
  run.service.name[lang],
];

/** In this sheet the route line component would add a kilobyte of styles for two lines. */
const Time = ({ at, lang }: { readonly at: string | undefined; readonly lang: Lang }) =>
  at ? (
    <time className="sign" dateTime={at}>
      {formatClock(at, lang)}
    </time>
  ) : null;

/** What each passenger pays for all journeys, the extras, and what was paid before. */
function Lines({ reservation, lang }: Omit<TripSummaryProps, 'isPaying'>) {
  const { summary, passengers, adding } = reservation;
  const prices = adding ? [] : pricesByPassenger(passengers, summary);
  return (
    <div className={styles['lines']}>
      {prices.map(({ passenger, tickets }) => (
        <p className={styles['line']} key={passenger.position}>
          <span>
            {passengerName(reservation, passenger.position, lang)}{' '}
            {passenger.first_name === '' ? null : <small>{passengerTypeNames[passenger.type][lang]}</small>}
          </span>
          <Price amount={tickets.reduce((sum, { total }) => sum + total, 0)} lang={lang} />
          {passenger.baggage ? <small className={styles['baggage']}>{passenger.baggage[lang]}</small> : null}
        </p>
      ))}
      <AddedLines reservation={reservation} className={styles['line']} lang={lang} />
      {summary.already_paid === null ? null : (
        <p className={styles['line']}>
          <span>{changePayment.alreadyPaid[lang]}</span>
          <span className="price">− {priceText(summary.already_paid, lang)}</span>
        </p>
      )}
    </div>
  );
}

/** The hint below the total: it promises nothing until every journey has a price (T79). */
function hintOf({ summary, voucher }: ReservationView): Message {
  if (!summary.complete) return isExempt(summary) ? tripSummary.soFarHintExempt : tripSummary.soFarHint;
  if (isExempt(summary)) return voucher ? tripSummary.exempt : tripSummary.totalHintExempt;
  if (isMixed(summary)) return voucher ? tripSummary.mixed : tripSummary.totalHintMixed;
  return voucher ? tripSummary.totalHintInStore : tripSummary.totalHint;
}

/** Whether only a part of it is exempt from VAT. */
const isMixed = ({ tickets, vat }: ReservationView['summary']): boolean =>
  vat > 0 && tickets.some(({ total, vat_rate: rate }) => total > 0 && rate === null);

/** The tax included in the total, and the discounts. */
function taxOf({ summary }: ReservationView, lang: Lang): string {
  const tax = isExempt(summary)
    ? tripSummary.exemptBy[lang]
    : (isMixed(summary) ? tripSummary.mixedBy : tripSummary.vatOf)(
        priceText(summary.vat, lang),
        priceText(summary.net, lang),
      )[lang];
  return summary.discount > 0 ? `${tax} ${tripSummary.discountOf(priceText(summary.discount, lang))[lang]}` : tax;
}
