import { localDate, plusDays } from '#kernel/instant.ts';
import { clockDifferenceHours, formatLongDate, formatShortDate } from '#kernel/local-time.ts';
import { schedulesText } from '#text/pages/schedules.ts';
import type { Site } from '#web/page.ts';
import { NextSteps } from '#web/pages/schedules/next-steps.tsx';
import { RunLine } from '#web/pages/schedules/run-line.tsx';
import { schedulesAddress, searchAddress } from '#web/pages/schedules/schedules-address.ts';
import type { Found, PublicRun, SchedulesData } from '#web/pages/schedules/schedules-data.ts';
import styles from '#web/pages/schedules/schedules.module.css';

interface DeparturesProps {
  readonly data: SchedulesData;
  readonly found: Found;
  readonly site: Site;
}

/** The board of the day, and the days beside it. */
export function Departures({ data: { asked, today, lastDay }, found, site }: DeparturesProps) {
  const { lang } = site;
  const { from, to, runs } = found;
  const day = localDate(asked.date);
  const [before, after] = [plusDays(day, -1), plusDays(day, 1)];
  const gone = runs.filter(({ sale }) => sale === 'gone');
  const left = runs.filter(({ sale }) => sale !== 'gone');
  const [first] = runs;
  const clocks = first ? clockDifferenceHours(first.departs_at, first.arrives_at) : 0;
  const board = (rows: readonly PublicRun[]) => (
    <ol className={styles['board']}>
      {rows.map((run) => (
        <RunLine
          key={`${run.departs_at}${run.service.es}${run.arrives_at}`}
          run={run}
          href={searchAddress(asked, lang)}
          lang={lang}
        />
      ))}
    </ol>
  );
  return (
    <section className={styles['section']} aria-labelledby="departures">
      <div className={styles['sectionHead']}>
        <div>
          <h2 id="departures">{schedulesText.route(from.city, to.city)[lang]}</h2>
          <p className={styles['muted']}>
            {formatLongDate(day, lang)}
            {left.length > 0 ? ` · ${schedulesText.count(left.length)[lang]}` : ''}
          </p>
        </div>
        <nav className={styles['days']} aria-label={schedulesText.days[lang]}>
          {before >= today ? (
            <a href={schedulesAddress({ ...asked, date: before }, lang)} rel="prev">
              ← {formatShortDate(before, lang)}
            </a>
          ) : null}
          {after <= lastDay ? (
            <a href={schedulesAddress({ ...asked, date: after }, lang)} rel="next">
              {formatShortDate(after, lang)} →
            </a>
          ) : null}
        </nav>
      </div>
      {clocks !== 0 ? <p className={styles['clocks']}>◷ {schedulesText.clocks(to.city, clocks)[lang]}</p> : null}
      {gone.length > 0 ? (
        <details className={styles['gone']}>
          <summary>{schedulesText.gone(gone.length)[lang]}</summary>
          {board(gone)}
        </details>
      ) : null}
      {left.length > 0 ? (
        board(left)
      ) : (
        <NextSteps asked={asked} next={after <= lastDay ? after : undefined} found={found} site={site} />
      )}
    </section>
  );
}
