import type { SeatPlace } from '#domain/seats/layout.ts';
import type { Lang } from '#text/lang.ts';
import { seatsStep } from '#text/seats-step.ts';
import type { DrawnSeatMap } from '#web/seats/drawn-seat-map.ts';

export type SeatState = 'free' | 'taken' | 'chosen';

interface SeatOnMap {
  readonly cell: Pick<DrawnSeatMap['seats'][number], 'seat' | 'state'>;
  /** The passenger of the party who has it. */
  readonly holder: string | undefined;
}

interface LabelledSeat extends SeatOnMap {
  readonly position: SeatPlace['position'];
}

/** A seat held by the party counts as chosen, whatever its state on the map. */
export const seatState = ({ cell, holder }: SeatOnMap): SeatState =>
  holder !== undefined ? 'chosen' : cell.state === 'taken' ? 'taken' : 'free';

/** `Asiento 11, ventanilla, libre`: everything the drawing shows, as text. */
export function seatLabel({ cell, holder, position }: LabelledSeat, lang: Lang): string {
  const state = holder === undefined ? seatsStep[cell.state === 'taken' ? 'taken' : 'free'] : seatsStep.of(holder);
  return `${seatsStep.seat(cell.seat)[lang]}, ${seatsStep[position][lang]}, ${state[lang]}`;
}

/** At most two letters of a name: what fits on a seat. */
export const initials = (name: string): string =>
  name
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => word.charAt(0).toUpperCase())
    .join('');
