import { DIRECTIONS } from '#domain/fares/quote.ts';
import { paymentShell } from '#text/payment-shell.ts';
import { deadlineTexts } from '#text/deadlines.ts';
import { Button } from '#ui/button.tsx';
import { DeadlineList } from '#web/ticketing/deadline-list.tsx';
import styles from './screen.module.css';
import { stepAddress } from '#web/booking/step-address.ts';
import type { Site } from '#web/page.ts';
import type { ReservationView } from '#wire/reservation.ts';

interface PlansChangeProps {
  readonly reservation: ReservationView;
  readonly site: Site;
}

/** What can still be changed, what it costs and until when; and the way back to the seats. */
export function PlansChange({ reservation, site: { lang, formToken } }: PlansChangeProps) {
  const now = Date.parse(reservation.server_now);
  const { deadlines, origin, destination } = reservation;
  const boarding = { departure: origin, return: destination };
  const hasSeats = reservation.passengers.some(({ seat_departure, seat_return }) => seat_departure ?? seat_return);
  return (
    <section className={styles['plans']} aria-labelledby="plans">
      <h2 id="plans">{paymentShell.changes[lang]}</h2>
      <p>{paymentShell.changesCost[lang]}</p>
      {DIRECTIONS.map((direction) => {
        const ofJourney = deadlines[direction];
        return ofJourney ? (
          <div key={direction}>
            <h3>
              {deadlineTexts.ladder[lang]} · {deadlineTexts.journey[direction][lang]}
            </h3>
            <DeadlineList deadlines={ofJourney} place={boarding[direction].city} now={now} isPaid={false} lang={lang} />
          </div>
        ) : null;
      })}
      {hasSeats ? (
        <form
          method="post"
          action={stepAddress('asientos', { lang, code: reservation.code })}
          className={styles['seats']}
        >
          <input type="hidden" name="_form" value={formToken} />
          <input type="hidden" name="code" value={reservation.code} />
          <input type="hidden" name="do" value="change" />
          <Button>{paymentShell.changeSeats[lang]}</Button>
        </form>
      ) : null}
    </section>
  );
}
