import type { ReactNode } from 'react';
import { Clock } from '#ui/clock.tsx';
import styles from '#ui/route-line.module.css';

export interface RouteStop {
  /** With the offset of the place; absent where no time is known. */
  readonly at?: string;
  /** What the clock there says. */
  readonly time?: string;
  readonly name: ReactNode;
  readonly note?: ReactNode;
}

/** The road from stop to stop, downwards: open where it begins, full where it ends. */
export const RouteLine = ({ stops }: { readonly stops: readonly RouteStop[] }) => (
  <ol className={styles['route']}>
    {stops.map(({ at, time, name, note }, place) => (
      <li key={place}>
        {at && time ? <Clock at={at} text={time} /> : null}
        <span className={styles['place']}>
          <b>{name}</b> {note}
        </span>
      </li>
    ))}
  </ol>
);

interface TripLineProps {
  readonly from: Required<Pick<RouteStop, 'at' | 'time' | 'name'>>;
  /** `note` stands at the time: the mark of another day. */
  readonly to: TripLineProps['from'] & Pick<RouteStop, 'note'>;
  /** Stops on the way. */
  readonly calls: number;
  /** How long, and how. */
  readonly children: readonly [ReactNode, ReactNode];
}

/** More than these are a number, not dots. */
const MAX_DOTS = 9;

/** One trip of a list: downwards where the row is narrow, with the way beside it; across where it is wide, the way between. */
export const TripLine = ({ from, to, calls, children: [long, how] }: TripLineProps) => (
  <div className={styles['trip']}>
    <ol className={styles['route']}>
      <li>
        <Clock at={from.at} text={from.time} />
        <span className={styles['place']}>{from.name}</span>
      </li>
      <li className={styles['way']}>
        <span>{long}</span>
        {calls > 0 && calls <= MAX_DOTS ? (
          <span className={styles['calls']} aria-hidden="true">
            {Array.from({ length: calls }, (_, call) => (
              <i key={call} />
            ))}
          </span>
        ) : null}
        <span>{how}</span>
      </li>
      <li>
        <Clock at={to.at} text={to.time}>
          {to.note}
        </Clock>
        <span className={styles['place']}>{to.name}</span>
      </li>
    </ol>
  </div>
);
