import type { Direction } from '#domain/fares/quote.ts';
import type { PassengerType } from '#domain/fares/passenger-type.ts';
import { clockDifferenceHours, dayDifference, formatClock, formatDuration } from '#kernel/local-time.ts';
import type { Lang } from '#text/lang.ts';
import { schedulesStep } from '#text/schedules-step.ts';
import { Button } from '#ui/button.tsx';
import { Price } from '#ui/price.tsx';
import styles from '#web/flows/reservation/horarios/run-row.module.css';
import type { ScheduleView } from '#wire/shapes.ts';

interface RunRowProps {
  readonly run: ScheduleView;
  readonly direction: Direction;
  readonly isChosen: boolean;
  readonly passengers: readonly PassengerType[];
  readonly lang: Lang;
}

/** Said only when they are few: a number that means something. */
const FEW_SEATS = 10;

const LEGAL: readonly PassengerType[] = ['student', 'student_flex', 'teacher', 'teacher_flex', 'inapam'];

/** One run: when it leaves and arrives on the clocks of both ends, how, and what it costs the whole party. */
export function RunRow({ run, direction, isChosen, passengers, lang }: RunRowProps) {
  const { departs_at: departs, arrives_at: arrives } = run;
  const clocks = clockDifferenceHours(departs, arrives);
  const isLegal = passengers.some((type) => LEGAL.includes(type));
  const choose = direction === 'return' ? schedulesStep.chooseReturn : schedulesStep.choose;
  return (
    <li className={styles['run']} data-off={run.available ? undefined : true} data-chosen={isChosen || undefined}>
      <div className={styles['times']}>
        <time dateTime={departs}>{formatClock(departs, lang)}</time>
        <span className={styles['line']} aria-hidden="true">
          {Array.from({ length: Math.min(run.stops_between, 8) }, (_, i) => (
            <i key={i} />
          ))}
        </span>
        <span className="visually-hidden"> – </span>
        <time dateTime={arrives}>
          {formatClock(arrives, lang)}
          {dayDifference(departs, arrives) > 0 ? <sup title={schedulesStep.nextDayArrival[lang]}>+1</sup> : null}
        </time>
      </div>
      <p className={styles['how']}>
        {formatDuration(run.duration_minutes)} ·{' '}
        {run.stops_between === 0 ? schedulesStep.direct[lang] : schedulesStep.stops(run.stops_between)[lang]} ·{' '}
        {run.service.name[lang]}
      </p>
      {clocks !== 0 ? <p className={styles['clocks']}>◷ {schedulesStep.clocksDiffer(clocks)[lang]}</p> : null}
      {run.available && run.free_seats <= FEW_SEATS ? (
        <p className={styles['few']}>{schedulesStep.seatsLeft(run.free_seats)[lang]}</p>
      ) : null}
      {run.available && isLegal ? (
        <p className={styles['how']}>{schedulesStep.legalLeft(run.students, run.teachers, run.inapam)[lang]}</p>
      ) : null}
      <div className={styles['price']}>
        <Price amount={run.price} lang={lang} className={styles['amount']} />
        <small>{schedulesStep.party(passengers.length)[lang]}</small>
      </div>
      <div className={styles['act']}>
        {run.available ? (
          <Button
            look={isChosen ? 'plain' : 'main'}
            name="run"
            value={`${run.schedule_id}|${run.schedule_detail_id}`}
            aria-label={`${choose[lang]}, ${formatClock(departs, lang)}`}
          >
            {isChosen ? `✓ ${schedulesStep.chosen[lang]}` : choose[lang]}
          </Button>
        ) : (
          <p className={styles['why']}>{schedulesStep.unavailable[run.reason ?? 'full'][lang]}</p>
        )}
      </div>
    </li>
  );
}
