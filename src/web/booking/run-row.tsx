import type { ReactNode } from 'react';
import type { Direction } from '#domain/fares/quote.ts';
import type { PassengerType } from '#domain/fares/passenger-type.ts';
import { clockDifferenceHours, formatClock, formatDuration } from '#kernel/local-time.ts';
import { amenities } from '#text/amenities.ts';
import type { Lang } from '#text/lang.ts';
import { clockBeside } from '#text/moments.ts';
import { schedulesStep } from '#text/schedules-step.ts';
import { Button } from '#ui/button.tsx';
import { OtherDay } from '#ui/other-day.tsx';
import { RunDiscounts } from './run-discounts.tsx';
import { RunPrice } from './run-price.tsx';
import styles from './run-row.module.css';
import type { ScheduleView } from '#wire/shapes.ts';

interface RunRowProps {
  readonly run: ScheduleView;
  readonly direction: Direction;
  readonly isChosen: boolean;
  readonly passengers: readonly PassengerType[];
  readonly lang: Lang;
  /** Instead of the price. */
  readonly cost?: ReactNode;
}

/** Said only when they are few: a number that means something. */
const LOW_SEAT_COUNT = 10;
/** More stops than this are a number, not dots. */
const MAX_DOTS = 8;

/** One run: when it leaves and arrives on the clocks of both ends, how, and what it costs the whole party. */
export function RunRow({ run, direction, isChosen, passengers, lang, cost }: RunRowProps) {
  const { departs_at: departs, arrives_at: arrives, service } = run;
  const clocks = clockDifferenceHours(departs, arrives);
  const choose = direction === 'return' ? schedulesStep.chooseReturn : schedulesStep.choose;
  const onBoard = service.amenities.flatMap((name) => amenities[name]?.[lang] ?? []);
  return (
    <li className={styles['run']} data-off={run.available ? undefined : true} data-chosen={isChosen || undefined}>
      <div className={styles['trip']}>
        <div className={styles['times']}>
          <Clock at={departs} lang={lang} />
          <span className={styles['line']} aria-hidden="true">
            {Array.from({ length: Math.min(run.stops_between, MAX_DOTS) }, (_, i) => (
              <i key={i} />
            ))}
          </span>
          <span className="visually-hidden"> – </span>
          <Clock at={arrives} from={departs} lang={lang} />
        </div>
        <p className={styles['how']}>
          {formatDuration(run.duration_minutes)} ·{' '}
          {run.stops_between === 0 ? schedulesStep.direct[lang] : schedulesStep.stops(run.stops_between)[lang]}
        </p>
        <p className={styles['how']}>
          <strong>{service.name[lang]}</strong>
          {onBoard.length > 0 ? `: ${onBoard.join(', ')}` : ''}
        </p>
        {clocks !== 0 ? <p className={styles['clocks']}>◷ {schedulesStep.clocksDiffer(clocks)[lang]}</p> : null}
        {run.available && run.expected_at ? (
          <p className={styles['news']}>{schedulesStep.late(clockBeside(run.expected_at, departs, lang))[lang]}</p>
        ) : null}
        {run.available && run.runs_as ? (
          <p className={styles['news']}>{schedulesStep.runsAs(run.runs_as[lang])[lang]}</p>
        ) : null}
        {run.available && run.free_seats <= LOW_SEAT_COUNT ? (
          <p className={styles['few']}>{schedulesStep.seatsLeft(run.free_seats)[lang]}</p>
        ) : null}
        <RunDiscounts run={run} passengers={passengers} lang={lang} />
      </div>
      <div className={styles['price']}>
        {cost ?? <RunPrice run={run} direction={direction} count={passengers.length} lang={lang} />}
      </div>
      <div className={styles['act']}>
        {run.available ? (
          <Button
            name="run"
            value={`${run.schedule_id}|${run.schedule_detail_id}`}
            aria-label={`${isChosen ? `${schedulesStep.chosen[lang]}: ` : ''}${choose[lang]}, ${formatClock(departs, lang)}`}
          >
            {isChosen ? `✓ ${schedulesStep.chosen[lang]}` : schedulesStep.pick[lang]}
          </Button>
        ) : (
          <p className={styles['why']}>{schedulesStep.unavailable[run.reason ?? 'full'][lang]}</p>
        )}
      </div>
    </li>
  );
}

/** Large figures, small letters: the hour is what the eye looks for. */
function Clock({
  at,
  from = at,
  lang,
}: {
  readonly at: string;
  /** When it began, for what may end on another day. */
  readonly from?: string;
  readonly lang: Lang;
}) {
  const [figures, half, noonOrMidnight] = formatClock(at, lang).split(' ');
  return (
    <time dateTime={at}>
      {figures} <small>{half}</small>
      <OtherDay from={from} to={at} lang={lang} />
      {noonOrMidnight ? <small className={styles['twelve']}> {noonOrMidnight}</small> : null}
    </time>
  );
}
