import type { Lang } from '#text/lang.ts';
import { seatsStep } from '#text/seats-step.ts';
import type { Facility } from './facility-slots.ts';
import styles from './seat-map.module.css';

/** Windscreen and wheel: which way the bus goes. In Mexico the driver sits on the left. */
export function BusFront({ lang }: { readonly lang: Lang }) {
  return (
    <div className={styles['front']}>
      <svg viewBox="0 0 240 44" aria-hidden="true" className={styles['windscreen']}>
        <path d="M14 40C20 16 60 4 120 4s100 12 106 36c-30-8-66-12-106-12S44 32 14 40Z" />
      </svg>
      <svg viewBox="0 0 32 32" aria-hidden="true" className={styles['wheel']}>
        <circle cx="16" cy="16" r="12" />
        <circle cx="16" cy="16" r="3" />
        <path d="M4 16h9M19 16h9M16 19v9" />
      </svg>
      <p>{seatsStep.front[lang]}</p>
    </div>
  );
}

const ICONS: Readonly<Record<Facility['kind'], string>> = {
  door: 'M6 3h12v18H6zM14.5 12h.5M3 21h18',
  wc: 'M7 4v6h11a6 6 0 0 1-6 6h-1l1 5H7l1-6a5 5 0 0 1-4-5h3',
  stairs: 'M3 20h5v-5h4v-5h4V5h5',
};

interface FacilityRowProps {
  readonly facilities: readonly Facility[];
  readonly columns: readonly (string | null)[];
  readonly lang: Lang;
}

/** What stands between two rows of seats, on its side of the bus. */
export function FacilityRow({ facilities, columns, lang }: FacilityRowProps) {
  if (facilities.length === 0) return null;
  const left = Math.ceil(columns.length / 2);
  const on = (side: Facility['side']) => (
    <td colSpan={side === 'left' ? left : columns.length - left} data-side={side}>
      {facilities
        .filter((facility) => facility.side === side)
        .map(({ kind }) => (
          <span key={kind} className={styles['facility']}>
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <path d={ICONS[kind]} />
            </svg>
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
