import type { Lang } from '#text/lang.ts';
import { seatsStep } from '#text/seats-step.ts';
import { SEAT } from '#ui/seat.ts';
import styles from './seat-map.module.css';

const SHOWN = [
  ['free', 'free'],
  ['chosen', 'mine'],
  ['taken', 'taken'],
] as const;

/** The meaning of each seat style. */
export function SeatLegend({ lang }: { readonly lang: Lang }) {
  return (
    <ul className={styles['legend']} aria-label={seatsStep.legend[lang]}>
      {SHOWN.map(([state, name]) => (
        <li key={state}>
          <span className={SEAT} data-state={state} aria-hidden="true" />
          {seatsStep[name][lang]}
        </li>
      ))}
    </ul>
  );
}
