import type { Lang } from '#text/lang.ts';
import { seatsStep } from '#text/seats-step.ts';
import type { Facility } from './facility-slots.ts';
import styles from './seat-map.module.css';

interface FacilityRowProps {
  readonly facilities: readonly Facility[];
  readonly columns: readonly (string | null)[];
  readonly lang: Lang;
}

/** Facilities between two rows of seats, on their side of the bus. */
export function FacilityRow({ facilities, columns, lang }: FacilityRowProps) {
  if (facilities.length === 0) return null;
  const left = Math.ceil(columns.length / 2);
  const on = (side: Facility['side']) => (
    <td colSpan={side === 'left' ? left : columns.length - left} data-side={side}>
      {facilities
        .filter((facility) => facility.side === side)
        .map(({ kind }) => (
          <span key={kind} className={styles['facility']} data-kind={kind}>
            {seatsStep.facilities[kind][lang]}
          </span>
        ))}
    </td>
  );
  return (
    <tr>
      <td />
      {on('left')}
      {on('right')}
    </tr>
  );
}
