import { formatCountdown } from '#kernel/local-time.ts';
import { flow } from '#text/flow.ts';
import type { Lang } from '#text/lang.ts';
import { Price } from '#ui/price.tsx';
import styles from '#web/flows/reservation/foot-bar.module.css';
import type { Hold } from '#web/flows/reservation/use-reservation.ts';

/** Where the summary of the trip is, for the foot of narrow screens to lead to. */
export const TRIP_ID = 'trip';

/** On narrow screens what it costs and how long it is held stay in sight; the whole trip is one press away. */
export function FootBar({ hold: { reservation, left }, lang }: { readonly hold: Hold; readonly lang: Lang }) {
  const { departure, complete, total } = reservation.summary;
  if (departure === 0) return null;
  return (
    <div className={styles['foot']} data-foot="">
      {complete ? null : <small>{flow.soFar[lang]}</small>}
      <Price amount={total} lang={lang} className={styles['amount']} />
      {left === undefined ? null : (
        <span className="figures">
          <span aria-hidden="true">◷ </span>
          <span className="visually-hidden">{flow.heldFor[lang]} </span>
          {formatCountdown(left)}
        </span>
      )}
      <a href={`#${TRIP_ID}`}>{flow.summary[lang]}</a>
    </div>
  );
}
