import { runValue } from '#web/booking/run-choice.ts';
import type { Direction } from '#domain/fares/quote.ts';
import { formatClock, formatLongDate } from '#kernel/local-time.ts';
import { alertText, EFFECT_TEXTS } from '#text/alerts.ts';
import type { Lang } from '#text/lang.ts';
import { schedulesStep } from '#text/schedules-step.ts';
import { buttonClass } from '#ui/button.tsx';
import { fieldId } from '#ui/field-id.ts';
import { NoticeBox } from '#ui/notice-box.tsx';
import { AlertList } from '#web/alerts/alert-list.tsx';
import type { SlotProps } from '#web/flows/reservation/step-shell.tsx';
import { DayStrip } from '#web/booking/day-strip.tsx';
import { ConnectionList } from './connection-list.tsx';
import { DiscountNotice } from './discount-notice.tsx';
import { JourneyTabs } from './journey-tabs.tsx';
import styles from './results.module.css';
import { badgesOf } from '#web/booking/run-badges.ts';
import { RunRow } from '#web/booking/run-row.tsx';
import { sharedBasis } from '#web/booking/shared-basis.ts';
import type { Runs, SchedulesData } from './schedules-data.ts';
import { arranged, choicesOf } from './view.ts';
import { ViewChips } from './view-chips.tsx';
import { formAddress } from '#web/booking/form-address.ts';
import { type StepOf, stepAddress } from '#web/booking/step-address.ts';
import type { Site } from '#web/page.ts';
import type { TouchingAlertView } from '#wire/alerts.ts';
import type { ScheduleView } from '#wire/shapes.ts';

/** The runs of a day for one journey, chosen with one click. Links and plain forms: all static. */
export function RunsOfDay({ data, site }: SlotProps<SchedulesData>) {
  const { lang } = site;
  const { reservation, direction, list } = data;
  const { code } = reservation;
  if (reservation.expired) return null;
  const isDone = reservation.departure.schedule && (!reservation.return.date || reservation.return.schedule);
  return (
    <div className={styles['results']}>
      {reservation.round && reservation.return.date ? (
        <JourneyTabs reservation={reservation} direction={direction} lang={lang} />
      ) : null}
      {isDone ? (
        <a className={`${buttonClass('main')} ${styles['continue']}`} href={stepAddress('contacto', { lang, code })}>
          {schedulesStep.continue[lang]}
        </a>
      ) : null}
      {list ? (
        <section className={styles['day']} aria-labelledby={hasDirectRuns(list) ? 'day' : 'connections'}>
          <DayStrip
            list={list}
            to={(date) => dayAddress({ lang, code }, list.direction, date)}
            label={(reservation.round ? schedulesStep.daysOfJourney[direction] : schedulesStep.days)[lang]}
            lang={lang}
          />
          <Day {...data} list={list} site={site} />
        </section>
      ) : (
        <Unread code={code} direction={direction} lang={lang} />
      )}
    </div>
  );
}

const dayAddress = (of: StepOf, direction: Direction, date: string): string =>
  `${stepAddress('horarios', of)}&direction=${direction}&date=${date}`;

type DayProps = SchedulesData & { readonly site: Site; readonly list: Runs };

function Day(props: DayProps) {
  const {
    view,
    list,
    alerts,
    site: { lang },
  } = props;
  const runs = arranged(list.schedules, view);
  const isOpen = list.schedules.some(({ available }) => available);
  return (
    <>
      <AlertList alerts={alerts} noteOf={(alert) => departuresOf(alert, list, lang)} isFolded lang={lang} />
      <DiscountNotice list={list} lang={lang} />
      {list.connections ? (
        <ConnectionList reservation={props.reservation} list={list} connections={list.connections} site={props.site} />
      ) : isOpen ? null : (
        <NothingToChoose {...props} />
      )}
      {hasDirectRuns(list) ? <DirectRuns {...props} runs={runs} /> : null}
    </>
  );
}

/** Also a heading of none, unless journeys of two buses take their place. */
const hasDirectRuns = ({ connections, schedules }: Runs): boolean => !connections || schedules.length > 0;

function DirectRuns(props: DayProps & { readonly runs: Runs['schedules'] }) {
  const {
    runs,
    direction,
    view,
    list,
    reservation: { code },
    site: { lang },
  } = props;
  const here = dayAddress({ lang, code }, direction, list.date);
  const title = direction === 'return' ? schedulesStep.titleReturn : schedulesStep.title;
  return (
    <>
      <div className={styles['over']}>
        <h2 className={styles['title']} id="day">
          {title[lang]}
          <span className="visually-hidden">, {formatLongDate(list.date, lang)}</span>{' '}
          <small>{schedulesStep.count(runs.length)[lang]}</small>
        </h2>
        {list.schedules.length > 1 ? (
          <ViewChips view={view} choices={choicesOf(list.schedules)} here={here} lang={lang} />
        ) : null}
      </div>
      {runs.length === 0 && list.schedules.length > 0 ? (
        <NoticeBox>
          <p>{schedulesStep.noneFits[lang]}</p>
          <p>
            <a href={here}>{schedulesStep.showAll[lang]}</a>
          </p>
        </NoticeBox>
      ) : null}
      <RunList {...props} runs={runs} />
    </>
  );
}

function RunList({
  reservation,
  direction,
  list,
  runs,
  alerts,
  site: { lang, formToken },
}: DayProps & { readonly runs: Runs['schedules'] }) {
  const chosen = reservation[direction];
  const passengers = reservation.passengers.map(({ type }) => type);
  const shared = sharedBasis(runs);
  const badges = badgesOf(list.schedules);
  return (
    <form method="post" action={formAddress('horarios', reservation, lang)}>
      <input type="hidden" name="_form" value={formToken} />
      <input type="hidden" name="code" value={reservation.code} />
      <input type="hidden" name="direction" value={direction} />
      <input type="hidden" name="date" value={list.date} />
      {shared ? (
        <p className={styles['basis']}>
          {schedulesStep.pricesOf(passengers.length, shared.isRound ? direction : undefined, shared.isExempt)[lang]}
        </p>
      ) : null}
      <ul className={styles['runs']} id={fieldId(direction)} data-runs>
        {runs.map((run) => (
          <RunRow
            key={runValue(run)}
            run={run}
            direction={direction}
            isChosen={chosen.schedule_detail_id === run.schedule_detail_id && chosen.schedule_id === run.schedule_id}
            badges={badges.get(run)}
            warnings={warningsOf(run, alerts, lang)}
            passengers={passengers}
            isPriceSaidAbove={shared !== undefined}
            lang={lang}
          />
        ))}
      </ul>
    </form>
  );
}

const warningsOf = (run: ScheduleView, alerts: SchedulesData['alerts'], lang: Lang): readonly string[] => [
  ...new Set(
    alerts
      .filter(({ schedules }) => schedules?.includes(run.schedule_id))
      .map(({ effect }) => alertText.mark(EFFECT_TEXTS[effect][lang])[lang]),
  ),
];

/** The departure times an alert is about, or their number; undefined if it is about all runs. */
function departuresOf({ schedules }: TouchingAlertView, list: Runs, lang: Lang): string | undefined {
  if (schedules === null) return undefined;
  const runs = list.schedules.filter(({ schedule_id: id }) => schedules.includes(id));
  if (runs.length === 0) return undefined;
  if (runs.length > MAX_NAMED) return alertText.marked(runs.length)[lang];
  return `${alertText.departures[lang]}: ${runs.map((run) => formatClock(run.departs_at, lang)).join(', ')}`;
}

/** How many departures fit on a line. */
const MAX_NAMED = 4;

/** The nearest day with an available run (M21). */
const NothingToChoose = ({ reservation: { code }, list, site: { lang } }: DayProps) => (
  <NoticeBox>
    <p>{(list.schedules.length > 0 ? schedulesStep.allTaken : schedulesStep.none[list.none ?? 'no_runs'])[lang]}</p>
    {list.suggestion ? (
      <p data-turns>
        <a className={buttonClass()} href={dayAddress({ lang, code }, list.direction, list.suggestion)}>
          {schedulesStep.suggestion(formatLongDate(list.suggestion, lang))[lang]}
        </a>
      </p>
    ) : null}
  </NoticeBox>
);

/** The runs could not be loaded. */
const Unread = ({ code, direction, lang }: StepOf & { readonly direction: Direction }) => (
  <NoticeBox tone="danger">
    <p>{schedulesStep.unread[lang]}</p>
    <p>
      <a className={buttonClass()} href={`${stepAddress('horarios', { lang, code })}&direction=${direction}`}>
        {schedulesStep.readAgain[lang]}
      </a>
    </p>
  </NoticeBox>
);
