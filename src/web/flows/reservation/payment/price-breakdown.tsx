import type { Lang } from '#text/lang.ts';
import { changePayment } from '#text/change-payment.ts';
import { deadlineTexts } from '#text/deadlines.ts';
import { priceStepText } from '#text/fares.ts';
import { passengerTypes } from '#text/passenger-types.ts';
import { paymentShell } from '#text/payment-shell.ts';
import { centavos } from '#kernel/money.ts';
import { Price, priceText } from '#ui/price.tsx';
import styles from './price-breakdown.module.css';
import { AddedLines } from '#web/flows/reservation/added-lines.tsx';
import { pricesByPassenger, type TicketPriceView } from './price-lines.ts';
import type { ReservationView } from '#wire/reservation.ts';

interface PriceBreakdownProps {
  readonly reservation: ReservationView;
  readonly lang: Lang;
}

/** What is being paid: each passenger on each journey, why it costs that, and the total with its tax (M81, N12). */
export function PriceBreakdown({ reservation, lang }: PriceBreakdownProps) {
  const { summary } = reservation;
  const prices = reservation.adding ? [] : pricesByPassenger(reservation.passengers, summary);
  return (
    <section className={styles['breakdown']} aria-labelledby="breakdown">
      <h2 id="breakdown">{paymentShell.breakdown[lang]}</h2>
      {prices.length > 0 ? (
        <ul className={styles['passengers']}>
          {prices.map(({ passenger, tickets }) => (
            <li key={passenger.position}>
              <h3 className={styles['who']}>
                {passenger.first_name} {passenger.last_name}{' '}
                <span className={styles['type']}>{passengerTypes[passenger.type].name[lang]}</span>
              </h3>
              {tickets.map((ticket) => (
                <p className={styles['line']} key={ticket.direction}>
                  <span>{deadlineTexts.journey[ticket.direction][lang]}</span>
                  <Price amount={ticket.total} lang={lang} />
                </p>
              ))}
            </li>
          ))}
        </ul>
      ) : null}
      <AddedLines reservation={reservation} className={styles['line']} lang={lang} />
      {summary.already_paid === null ? null : (
        <p className={styles['line']}>
          <span>{changePayment.alreadyPaid[lang]}</span>
          <span className="figures">− {priceText(summary.already_paid, lang)}</span>
        </p>
      )}
      <p className={styles['total']} id="f-total">
        <span>{paymentShell.total[lang]}</span>
        <Price amount={summary.total} lang={lang} />
      </p>
      <p className={styles['tax']}>
        {paymentShell.vatOf(priceText(summary.vat, lang), priceText(summary.net, lang))[lang]}
        {summary.discount > 0 ? ` ${paymentShell.discountOf(priceText(summary.discount, lang))[lang]}` : ''}
      </p>
      {prices.length > 0 ? (
        <details className={styles['why']}>
          <summary>{paymentShell.explain[lang]}</summary>
          {prices.map(({ passenger, tickets }) =>
            tickets.map((ticket) => (
              <Steps
                key={ticket.direction}
                title={`${passenger.first_name} ${passenger.last_name} · ${deadlineTexts.journey[ticket.direction][lang]}`}
                ticket={ticket}
                lang={lang}
              />
            )),
          )}
        </details>
      ) : null}
    </section>
  );
}

interface StepsProps {
  readonly title: string;
  readonly ticket: TicketPriceView;
  readonly lang: Lang;
}

/** How a price came about, step by step. */
function Steps({ title, ticket, lang }: StepsProps) {
  const category = passengerTypes[ticket.type].name;
  return (
    <>
      <h3 className={styles['journey']}>{title}</h3>
      <ul className={styles['steps']}>
        {ticket.steps.map((step) => (
          <li className={styles['line']} key={step.reason}>
            <span>{priceStepText({ ...step, amount: centavos(step.amount) }, category)[lang]}</span>
            <Price amount={step.amount} lang={lang} />
          </li>
        ))}
      </ul>
    </>
  );
}
