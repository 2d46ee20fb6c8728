import { journeyName } from '#text/journey-name.ts';
import { DIRECTIONS } from '#domain/fares/quote.ts';
import { isExempt } from '#domain/ledger/vat.ts';
import { centavos } from '#kernel/money.ts';
import { priceStepText } from '#text/fares.ts';
import { tripText } from '#text/trip.ts';
import type { Lang } from '#text/lang.ts';
import { passengerTypeNames } from '#text/passenger-type-names.ts';
import { tripSummary } from '#text/trip-summary.ts';
import { Price } from '#ui/price.tsx';
import { passengerName } from '#web/fares/passenger-name.ts';
import styles from '#web/flows/reservation/price-parts.module.css';
import type { ReservationView } from '#wire/reservation.ts';

interface PricePartsProps {
  readonly reservation: ReservationView;
  readonly lang: Lang;
}

/** Price breakdown: each passenger on each journey, step by step (N12). Collapsed by default. */
export function PriceParts({ reservation, lang }: PricePartsProps) {
  const { summary } = reservation;
  if (summary.tickets.length === 0) return null;
  return (
    <details className={styles['parts']}>
      <summary>{tripSummary.explain[lang]}</summary>
      {DIRECTIONS.map((direction) => {
        const tickets = summary.tickets.filter((ticket) => ticket.direction === direction);
        return tickets.length === 0 ? null : (
          <section key={direction}>
            <h3>{journeyName(reservation, direction, tripText.journeys)[lang]}</h3>
            {tickets.map((ticket) => (
              <div key={ticket.passenger} className={styles['ticket']}>
                <p className={styles['line']}>
                  <strong>{passengerName(reservation, ticket.passenger, lang)}</strong>
                  <Price amount={ticket.total} lang={lang} />
                </p>
                {ticket.steps.map((step) => (
                  <p className={`${styles['line']} ${styles['step']}`} key={step.reason}>
                    <span>
                      {priceStepText({ ...step, amount: centavos(step.amount) }, passengerTypeNames[ticket.type])[lang]}
                    </span>
                    <Price amount={step.amount} lang={lang} />
                  </p>
                ))}
              </div>
            ))}
          </section>
        );
      })}
      <p className={`${styles['line']} ${styles['step']}`}>
        <span>{tripSummary.vatWithin[lang]}</span>
        {isExempt(summary) ? tripSummary.exempt[lang] : <Price amount={summary.vat} lang={lang} />}
      </p>
    </details>
  );
}
