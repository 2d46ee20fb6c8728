import type { ReactNode } from 'react';
import { formatCountdown } from '#kernel/local-time.ts';
import { flow } from '#text/flow.ts';
import type { Lang } from '#text/lang.ts';
import { Price } from '#ui/price.tsx';
import styles from '#web/flows/reservation/foot-bar.module.css';
import type { Hold } from '#web/flows/reservation/use-reservation.ts';

/** The trip summary: a sheet opened from the bottom bar on narrow screens. */
export const TRIP_ID = 'trip';

interface FootBarProps {
  readonly hold: Hold;
  /** Centavos chosen on this page but not yet in the summary. */
  readonly more?: number | undefined;
  /** Progress within the step. */
  readonly note?: string | undefined;
  /** The main button of the step; on wide screens the only part of the bar that remains. */
  readonly action?: ReactNode;
  readonly lang: Lang;
}

/** Before a departure is chosen there is nothing to show but a button. */
export const hasFootBar = ({ summary }: Pick<Hold['reservation'], 'summary'>, action: ReactNode): boolean =>
  summary.departure !== 0 || Boolean(action);

/**
 * Keeps the price, the hold time and the main button visible on narrow screens; the whole trip is one click away,
 * without scripts as well.
 */
export function FootBar({ hold: { reservation, left }, more = 0, note, action, lang }: FootBarProps) {
  const { complete, total } = reservation.summary;
  if (!hasFootBar(reservation, action)) return null;
  return (
    <div className={styles['foot']} data-foot="">
      <button type="button" className={styles['trip']} popoverTarget={TRIP_ID}>
        <Price amount={total + more} lang={lang} className={styles['amount']} />
        <span className={styles['more']}>
          {complete ? null : <small>{flow.soFar[lang]}</small>}
          {note ? <small className="figures">{note}</small> : null}
          <span className={styles['open']}>{flow.summary[lang]}</span>
          {left === undefined ? null : (
            <span className={styles['left']}>
              <span className="visually-hidden">{flow.heldFor[lang]} </span>
              {formatCountdown(left)}
            </span>
          )}
        </span>
      </button>
      {action ? <div className={styles['action']}>{action}</div> : null}
    </div>
  );
}
