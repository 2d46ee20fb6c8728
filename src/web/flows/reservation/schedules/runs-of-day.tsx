import type { Direction } from '#domain/fares/quote.ts';
import { formatLongDate } from '#kernel/local-time.ts';
import { schedulesStep } from '#text/schedules-step.ts';
import { buttonClass } from '#ui/button.tsx';
import { fieldId } from '#ui/field-id.ts';
import { NoticeBox } from '#ui/notice-box.tsx';
import type { SlotProps } from '#web/flows/reservation/step-shell.tsx';
import { DayStrip } from '#web/booking/day-strip.tsx';
import { DiscountNotice } from './discount-notice.tsx';
import styles from './horarios.module.css';
import { JourneyTabs } from './journey-tabs.tsx';
import { RunRow } from '#web/booking/run-row.tsx';
import { RunsFilter } from './runs-filter.tsx';
import type { Runs, SchedulesData } from './schedules-data.ts';
import { arranged, choicesOf } from './view.ts';
import { sameSearch } from '#web/booking/reservation-state.ts';
import { formAddress } from '#web/booking/form-address.ts';
import { type StepOf, stepAddress } from '#web/booking/step-address.ts';
import type { Site } from '#web/page.ts';
import * as paths from '#wire/page-paths.ts';

/** The runs of a day for one journey, chosen with one press. Links and plain forms: all of it stands still. */
export function RunsOfDay({ data, site }: SlotProps<SchedulesData>) {
  const { lang } = site;
  const { reservation, direction, list } = data;
  const { code } = reservation;
  if (reservation.expired) return null;
  const isDone = reservation.departure.schedule && (!reservation.return.date || reservation.return.schedule);
  return (
    <>
      {reservation.return.date ? <JourneyTabs reservation={reservation} direction={direction} lang={lang} /> : null}
      {isDone ? (
        <a className={`${buttonClass('main')} ${styles['continue']}`} href={stepAddress('contacto', { lang, code })}>
          {schedulesStep.continue[lang]}
        </a>
      ) : null}
      {list ? (
        <section className={styles['day']} aria-labelledby="day">
          <DayStrip
            list={list}
            to={(date) => dayAddress({ lang, code }, list.direction, date)}
            label={(reservation.round ? schedulesStep.daysOfJourney[direction] : schedulesStep.days)[lang]}
            lang={lang}
          />
          <h2 id="day">{formatLongDate(list.date, lang)}</h2>
          {list.schedules.length > 0 ? (
            <Day {...data} list={list} site={site} />
          ) : (
            <NoRuns {...data} list={list} site={site} />
          )}
        </section>
      ) : null}
      {/* Nothing is lost on this way out: the search goes with it. */}
      <a href={`${paths.home[lang]}?${sameSearch(reservation)}`} data-keeps>
        {schedulesStep.editSearch[lang]}
      </a>
    </>
  );
}

const dayAddress = (of: StepOf, direction: Direction, date: string): string =>
  `${stepAddress('horarios', of)}&direction=${direction}&date=${date}`;

type DayProps = SchedulesData & { readonly site: Site; readonly list: Runs };

function Day({ reservation, direction, view, list, site: { lang, formToken } }: DayProps) {
  const runs = arranged(list.schedules, view);
  const { code } = reservation;
  const chosen = reservation[direction];
  return (
    <>
      <DiscountNotice list={list} lang={lang} />
      {list.schedules.length > 1 ? (
        <RunsFilter
          code={code}
          view={view}
          choices={choicesOf(list.schedules)}
          list={list}
          count={runs.length}
          lang={lang}
        />
      ) : null}
      {runs.length === 0 ? (
        <NoticeBox>
          <p>{schedulesStep.noneFits[lang]}</p>
          <p>
            <a href={dayAddress({ lang, code }, direction, list.date)}>{schedulesStep.showAll[lang]}</a>
          </p>
        </NoticeBox>
      ) : null}
      <form method="post" action={formAddress('horarios', reservation, lang)}>
        <input type="hidden" name="_form" value={formToken} />
        <input type="hidden" name="code" value={code} />
        <input type="hidden" name="direction" value={direction} />
        <input type="hidden" name="date" value={list.date} />
        <ul className={styles['runs']} id={fieldId(direction)}>
          {runs.map((run) => (
            <RunRow
              key={`${run.schedule_id}|${run.schedule_detail_id}`}
              run={run}
              direction={direction}
              isChosen={chosen.schedule_detail_id === run.schedule_detail_id && chosen.schedule_id === run.schedule_id}
              passengers={reservation.passengers.map(({ type }) => type)}
              lang={lang}
            />
          ))}
        </ul>
      </form>
    </>
  );
}

/** Never a dead end: the nearest day that has runs (M21). */
const NoRuns = ({ reservation: { code }, list, site: { lang } }: DayProps) => (
  <NoticeBox>
    <p>{schedulesStep.none[list.none ?? 'no_runs'][lang]}</p>
    {list.suggestion ? (
      <p>
        <a className={buttonClass()} href={dayAddress({ lang, code }, list.direction, list.suggestion)}>
          {schedulesStep.suggestion(formatLongDate(list.suggestion, lang))[lang]}
        </a>
      </p>
    ) : null}
  </NoticeBox>
);
