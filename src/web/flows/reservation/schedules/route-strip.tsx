import { formatShortDate } from '#kernel/local-time.ts';
import { schedulesStep } from '#text/schedules-step.ts';
import { stepProgress } from '#text/step-progress.ts';
import { tripText } from '#text/trip.ts';
import { Icon } from '#ui/drawings/icon.tsx';
import { edit } from '#ui/drawings/icons.ts';
import { ClocksNote } from '#web/booking/clocks-note.tsx';
import { sameSearch } from '#web/booking/reservation-state.ts';
import type { SlotProps } from '#web/flows/reservation/step-shell.tsx';
import * as paths from '#wire/page-paths.ts';
import styles from './route-strip.module.css';
import type { SchedulesData } from './schedules-data.ts';

/** Origin, destination, day and party on ink, with a link back to the search. */
export function RouteStrip({ data: { reservation, direction, list }, site: { lang } }: SlotProps<SchedulesData>) {
  const { origin, destination, passengers } = reservation;
  const [from, to] = direction === 'return' ? [destination, origin] : [origin, destination];
  const date = list?.date ?? reservation[direction].date;
  const facts = [...(date ? [formatShortDate(date, lang)] : []), tripText.passengers(passengers.length)[lang]];
  return (
    <header className={styles['strip']}>
      <div className={styles['trip']}>
        <h1 className={styles['route']} tabIndex={-1}>
          {from.city}{' '}
          <span className={styles['arrow']} aria-hidden="true">
            →
          </span>
          <span className="visually-hidden">{stepProgress.to[lang]}</span> {to.city}
        </h1>
        <p>{facts.join(' · ')}</p>
      </div>
      {/* Nothing is lost by this link: it keeps the search. */}
      <a className={styles['edit']} href={`${paths.home[lang]}?${sameSearch(reservation)}`} data-keeps data-edit>
        <Icon d={edit} />
        <span>
          {schedulesStep.edit[lang]}
          <span className="visually-hidden"> {schedulesStep.theSearch[lang]}</span>
        </span>
      </a>
      <ClocksNote runs={list?.schedules ?? []} className={styles['clocks']} lang={lang} />
    </header>
  );
}
