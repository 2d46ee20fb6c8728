import { formatClock, formatShortDate } from '#kernel/local-time.ts';
import type { Lang } from '#text/lang.ts';
import { counterText, RUNGS } from '#text/pages/counter.ts';
import { actOf } from '#web/pages/counter/counter-data.ts';
import styles from '#web/pages/counter/counter.module.css';
import type { CounterView } from '#wire/counter.ts';

/** What is still possible and until when, by the clock of the stop; what is over stays, with the hour it ended. */
export function Ladder({ view, lang }: { readonly view: CounterView; readonly lang: Lang }) {
  const rungs = RUNGS.flatMap((name) => {
    const state = actOf(view, name);
    return state?.until ? [{ name, verdict: state.verdict, until: state.until }] : [];
  });
  if (rungs.length === 0) return null;
  return (
    <section aria-labelledby="ladder" className={styles['ladder']}>
      <h2 id="ladder">{counterText.ladder[lang]}</h2>
      <ul>
        {rungs.map(({ name, verdict, until }) => {
          const clock = `${formatClock(until, lang)} (${formatShortDate(until, lang)})`;
          const isOver = verdict === 'closed';
          return (
            <li key={name} data-verdict={verdict}>
              <span>{counterText.rungs[name][lang]}</span>
              <time dateTime={until}>{(isOver ? counterText.closedSince(clock) : counterText.until(clock))[lang]}</time>
              <strong>{counterText.verdicts[verdict][lang]}</strong>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
