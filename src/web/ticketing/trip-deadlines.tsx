import { endsOf } from '#domain/fares/journey-stops.ts';
import { journeyName } from '#text/journey-name.ts';
import { cancelledRun } from '#text/cancelled-run.ts';
import { deadlineTexts } from '#text/deadlines.ts';
import type { Lang } from '#text/lang.ts';
import { ticketsStep } from '#text/tickets-step.ts';
import type { Direction } from '#domain/fares/quote.ts';
import { buttonClass } from '#ui/button.tsx';
import { NoticeBox } from '#ui/notice-box.tsx';
import { DeadlineList } from './deadline-list.tsx';
import { isPending, isToBeChosen, ticketsByJourney, type TripView } from './ticket-facts.ts';
import styles from './trip-deadlines.module.css';

interface TripDeadlinesProps {
  /** Id of its heading, for pages with several reservations. */
  readonly id?: string;
  readonly reservation: TripView;
  /** URL for choosing the date of an open ticket; absent if the page offers it elsewhere. */
  readonly choose?: Readonly<Partial<Record<Direction, string>>>;
  readonly lang: Lang;
  /** Milliseconds, by the server's clock. */
  readonly now: number;
}

/** By journey: its deadlines as a line, or a note that it is cancelled, or a link to choose its date. */
export function TripDeadlines({ id = 'deadlines', reservation, choose = {}, lang, now }: TripDeadlinesProps) {
  return (
    <section className={styles['trip']} aria-labelledby={id}>
      <h2 id={id}>{deadlineTexts.ladder[lang]}</h2>
      {ticketsByJourney(reservation).map(({ direction, tickets }) => {
        const { from, to } = endsOf(reservation, direction);
        const deadlines = reservation.deadlines[direction];
        const { [direction]: chooseDate } = choose;
        const { cancelled } = reservation[direction];
        return (
          <div key={direction}>
            <h3>
              {journeyName(reservation, direction, deadlineTexts.journey)[lang]}: {from.city} → {to.city}
            </h3>
            {cancelled ? <NoticeBox tone="warning">{cancelledRun.instead[lang]}</NoticeBox> : null}
            {deadlines && !cancelled ? (
              <DeadlineList
                deadlines={deadlines}
                place={from.city}
                now={now}
                isPaid={!isPending(reservation)}
                lang={lang}
              />
            ) : null}
            {tickets.some(({ ticket }) => isToBeChosen(ticket)) ? (
              <>
                <p>{ticketsStep.openBoards[lang]}</p>
                {chooseDate ? (
                  <p>
                    <a className={buttonClass('main')} href={chooseDate}>
                      {ticketsStep.chooseDate[lang]}
                    </a>
                  </p>
                ) : null}
              </>
            ) : null}
          </div>
        );
      })}
    </section>
  );
}
