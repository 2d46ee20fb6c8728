import type { Direction } from '#domain/fares/quote.ts';
import { schedulesStep } from '#text/schedules-step.ts';
import { formText } from '#text/form.ts';
import { formatLongDate } from '#kernel/local-time.ts';
import { buttonClass } from '#ui/button.tsx';
import { ErrorSummary } from '#ui/error-summary.tsx';
import { Notice } from '#ui/notice.tsx';
import { DayStrip } from '#web/flows/reservation/horarios/day-strip.tsx';
import { RunRow } from '#web/flows/reservation/horarios/run-row.tsx';
import { RunsFilter } from '#web/flows/reservation/horarios/runs-filter.tsx';
import styles from '#web/flows/reservation/horarios/horarios.module.css';
import type { RunsView } from '#web/flows/reservation/horarios/view.ts';
import { stepAddress } from '#web/flows/reservation/step-address.ts';
import { StepFrame } from '#web/flows/reservation/step-frame.tsx';
import type { ScreenProps } from '#web/page.ts';
import type { ShownError } from '#web/shown-errors.ts';
import type { ReservationView } from '#wire/reservation.ts';
import type { DataOf } from '#wire/route.ts';
import type { getSchedules } from '#wire/websale.ts';

export interface SchedulesData {
  readonly reservation: ReservationView;
  readonly direction: Direction;
  readonly errors: readonly ShownError[];
  readonly view: RunsView;
  /** Null when it could not be read. */
  readonly list: DataOf<typeof getSchedules> | null;
  /** Runs of the day before anything was filtered. */
  readonly total: number;
}

/** The runs of a day for one journey, chosen with one press. */
export function Screen({ data, site, call }: ScreenProps<SchedulesData>) {
  const { lang } = site;
  const { reservation, direction, list, errors, view, total } = data;
  const here = stepAddress('horarios', lang);
  const chosen = reservation[direction].schedule_detail_id;
  const title = direction === 'return' ? schedulesStep.titleReturn : schedulesStep.title;
  const isDone = reservation.departure.schedule && (!reservation.return.date || reservation.return.schedule);
  return (
    <StepFrame step="horarios" title={title[lang]} site={site} call={call} reservation={reservation}>
      <ErrorSummary title={formText.thereIsAProblem[lang]} errors={errors} />
      {reservation.return.date ? (
        <nav className={styles['journeys']} aria-label={title[lang]}>
          {(['departure', 'return'] as const).map((name) => (
            <a
              key={name}
              href={`${here}?direction=${name}`}
              aria-current={name === direction ? 'true' : undefined}
              className={buttonClass()}
            >
              {schedulesStep[name][lang]}
              {reservation[name].schedule ? ' ✓' : ''}
            </a>
          ))}
        </nav>
      ) : null}
      {list ? (
        <>
          <DayStrip list={list} here={here} lang={lang} />
          <h2>{formatLongDate(list.date, lang)}</h2>
          {total > 1 ? <RunsFilter view={view} list={list} count={list.schedules.length} lang={lang} /> : null}
          {total === 0 ? (
            <Notice>
              <p>{schedulesStep.none[lang]}</p>
              {list.suggestion ? (
                <p>
                  <a href={`${here}?direction=${direction}&date=${list.suggestion}`}>
                    {schedulesStep.suggestion(formatLongDate(list.suggestion, lang))[lang]}
                  </a>
                </p>
              ) : null}
            </Notice>
          ) : null}
          <form method="post" action={here}>
            <input type="hidden" name="_form" value={site.formToken} />
            <input type="hidden" name="code" value={reservation.code} />
            <input type="hidden" name="direction" value={direction} />
            <ul className={styles['runs']}>
              {list.schedules.map((run) => (
                <RunRow
                  key={`${run.schedule_id}${run.schedule_detail_id}`}
                  run={run}
                  direction={direction}
                  isChosen={chosen === run.schedule_detail_id && reservation[direction].schedule_id === run.schedule_id}
                  passengers={reservation.passengers.map(({ type }) => type)}
                  lang={lang}
                />
              ))}
            </ul>
          </form>
        </>
      ) : null}
      {isDone ? (
        <a className={buttonClass()} href={stepAddress('contacto', lang)}>
          {schedulesStep.continue[lang]}
        </a>
      ) : null}
    </StepFrame>
  );
}
