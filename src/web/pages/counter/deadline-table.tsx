import { stopsOf } from '#domain/fares/journey-stops.ts';
import { DIRECTIONS } from '#domain/fares/quote.ts';
import type { Lang } from '#text/lang.ts';
import { clockOf, dayAndClock } from '#text/moments.ts';
import { counterText, TIER_NAMES } from '#text/pages/counter.ts';
import styles from '#web/counter/counter.module.css';
import { actionOf } from '#web/pages/counter/counter-data.ts';
import type { CounterView } from '#wire/counter.ts';

/** The trip deadline that ends an action. */
const CLOSES = {
  take_cash: 'pay_at_counter_until',
  exchange: 'exchange_until',
  convert: 'released_at',
} as const satisfies Record<(typeof TIER_NAMES)[number], string>;

/** The origin of the journey whose time zone the deadline uses. */
function placeOf({ reservation }: CounterView, act: (typeof TIER_NAMES)[number], until: string): string {
  const { deadlines } = reservation;
  const direction = DIRECTIONS.find((one) => deadlines[one]?.[CLOSES[act]] === until);
  return stopsOf(reservation, direction ?? 'departure')[0].city;
}

/**
 * What is still possible and until when, by the stop's clock, which is named once when it is the same for all; past
 * deadlines stay listed with their time.
 */
export function DeadlineTable({ view, lang }: { readonly view: CounterView; readonly lang: Lang }) {
  const deadlines = TIER_NAMES.flatMap((name) => {
    const state = actionOf(view, name);
    if (!state?.until) return [];
    return [{ name, verdict: state.verdict, until: state.until, place: placeOf(view, name, state.until) }];
  });
  if (deadlines.length === 0) return null;
  const places = new Set(deadlines.map(({ place }) => place));
  const [only] = places.size === 1 ? places : [];
  return (
    <section aria-labelledby="ladder" className={styles['ladder']}>
      <h2 id="ladder">
        {counterText.ladder[lang]}
        {only === undefined ? null : <small> ({clockOf(only)[lang]})</small>}
      </h2>
      <ul>
        {deadlines.map(({ name, verdict, until, place }) => {
          const moment = dayAndClock(until, lang);
          const clock = only === undefined ? `${moment} (${clockOf(place)[lang]})` : moment;
          const isOver = verdict === 'closed';
          return (
            <li key={name} data-verdict={verdict}>
              <span>{counterText.deadlines[name][lang]}</span>
              <time dateTime={until}>{(isOver ? counterText.closedSince(clock) : counterText.until(clock))[lang]}</time>
              <strong>{counterText.verdicts[verdict][lang]}</strong>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
