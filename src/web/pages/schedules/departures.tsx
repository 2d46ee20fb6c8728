import type { ReactNode } from 'react';
import { localDate, plusDays } from '#kernel/instant.ts';
import { clockDifferenceHours, formatLongDate, formatShortDate } from '#kernel/local-time.ts';
import type { Lang } from '#text/lang.ts';
import { schedulesText } from '#text/pages/schedules.ts';
import { buttonClass } from '#ui/button.tsx';
import { CHIP } from '#ui/chip.ts';
import type { Site } from '#web/page.ts';
import { NextSteps } from '#web/pages/schedules/next-steps.tsx';
import { partsOfDay } from '#web/pages/schedules/parts-of-day.ts';
import { schedulesAddress } from '#web/pages/schedules/schedules-address.ts';
import type { Found, SchedulesData } from '#web/pages/schedules/schedules-data.ts';
import styles from '#web/pages/schedules/schedules.module.css';
import { RUN_BOARD, RunLine } from '#web/booking/run-line.tsx';
import type { SoldRun } from '#web/booking/sale-of.ts';
import { timetableCalendarPath } from '#wire/link-paths.ts';
import { searchPath } from '#wire/search-link.ts';

interface DeparturesProps {
  readonly data: SchedulesData;
  readonly found: Found;
  readonly site: Site;
}

/** The board of the day, and links to the days around it. */
export function Departures({ data: { asked, today, lastDay }, found, site }: DeparturesProps) {
  const { lang } = site;
  const { from, to, runs } = found;
  const day = localDate(asked.date);
  const [before, after] = [plusDays(day, -1), plusDays(day, 1)];
  const gone = runs.filter(({ sale }) => sale === 'gone');
  const left = runs.filter(({ sale }) => sale !== 'gone');
  const running = countOf(left);
  const [first] = runs;
  const clocks = first ? clockDifferenceHours(first.departs_at, first.arrives_at) : 0;
  const board = (rows: readonly SoldRun[]) => (
    <ol className={RUN_BOARD}>
      {rows.map((run) => (
        <RunLine
          key={`${run.departs_at}${run.service.es}${run.arrives_at}`}
          run={run}
          href={searchPath(lang, asked)}
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
            {running > 0 ? ` · ${schedulesText.count(running)[lang]}` : ''}
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
        <Parts runs={left} board={board} lang={lang} />
      ) : (
        <NextSteps asked={asked} next={after <= lastDay ? after : undefined} found={found} site={site} />
      )}
      <p>
        <a className={buttonClass('quiet')} href={timetableCalendarPath(lang, asked)} download>
          {schedulesText.calendar[lang]}
        </a>
      </p>
    </section>
  );
}

/** Counts running departures: a cancelled one is listed, but not counted. */
const countOf = (runs: readonly SoldRun[]): number => runs.filter(({ sale }) => sale !== 'cancelled').length;

interface PartsProps {
  readonly runs: readonly SoldRun[];
  readonly board: (runs: readonly SoldRun[]) => ReactNode;
  readonly lang: Lang;
}

/** Short enough to be seen at a glance. */
const SHORT_LIST = 8;

/** A long list by part of the day, with a link to each part. */
function Parts({ runs, board, lang }: PartsProps) {
  const parts = partsOfDay(runs);
  if (runs.length <= SHORT_LIST || parts.length < 2) return board(runs);
  return (
    <>
      <nav className={styles['parts']} aria-label={schedulesText.hours[lang]}>
        {parts.map(({ part }) => (
          <a key={part} className={CHIP} href={`#${part}`}>
            {schedulesText.parts[part][lang]}
          </a>
        ))}
      </nav>
      {parts.map(({ part, runs: its }) => (
        <section key={part} id={part} className={styles['part']} aria-labelledby={`${part}-name`}>
          <h3 id={`${part}-name`}>
            {schedulesText.parts[part][lang]} <small>{schedulesText.count(countOf(its))[lang]}</small>
          </h3>
          {board(its)}
        </section>
      ))}
    </>
  );
}
