import type { Lang } from '#text/lang.ts';
import { seatsStep } from '#text/seats-step.ts';
import type { SeatMapView } from '#wire/websale.ts';

export type SeatState = 'free' | 'taken' | 'chosen';

interface SeatOnMap {
  readonly cell: Pick<SeatMapView['seats'][number], 'seat' | 'position' | 'state'>;
  /** Who of the party has it. */
  readonly holder: string | undefined;
}

/** A seat that somebody of the party has is theirs, whatever the map said of it before. */
export const seatState = ({ cell, holder }: SeatOnMap): SeatState =>
  holder !== undefined ? 'chosen' : cell.state === 'taken' ? 'taken' : 'free';

/** `Asiento 11, ventanilla, libre`: all that the drawing shows, in words. */
export function seatLabel({ cell, holder }: SeatOnMap, lang: Lang): string {
  const state = holder === undefined ? seatsStep[cell.state === 'taken' ? 'taken' : 'free'] : seatsStep.of(holder);
  return `${seatsStep.seat(cell.seat)[lang]}, ${seatsStep[cell.position][lang]}, ${state[lang]}`;
}

/** At most two letters of a name: what fits on a seat. */
export const initials = (name: string): string =>
  name
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => word.charAt(0).toUpperCase())
    .join('');
