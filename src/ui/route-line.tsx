import type { ReactNode } from 'react';
import { Clock } from '#ui/clock.tsx';
import styles from '#ui/route-line.module.css';

export interface RouteStop {
  /** ISO time with the offset of the place; absent if unknown. */
  readonly at?: string;
  /** The local time as text. */
  readonly time?: string;
  readonly name: ReactNode;
  readonly note?: ReactNode;
}

/** The road from stop to stop, downwards: a hollow dot at the start, a filled one at the end. */
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
  /** `note` is next to the time: the mark of another day. */
  readonly to: TripLineProps['from'] & Pick<RouteStop, 'note'>;
  /** Number of intermediate stops. */
  readonly calls: number;
  /** Duration, and how. */
  readonly children: readonly [ReactNode, ReactNode];
}

/** More stops than this are shown as a number instead of dots. */
const MAX_DOTS = 9;

/**
 * One trip of a list: vertical in a narrow row, with the route line beside the times; horizontal in a wide one, with
 * the line between them.
 */
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
