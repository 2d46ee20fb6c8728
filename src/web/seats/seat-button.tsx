import { memo } from 'react';
import type { Lang } from '#text/lang.ts';
import { SEAT } from '#ui/seat.ts';
import { initials, seatLabel, seatState } from './seat-label.ts';
import { pressValue } from './seating-form.ts';
import type { SeatPlace } from '#domain/seats/layout.ts';
import type { Direction } from '#domain/fares/quote.ts';
import type { DrawnSeatMap } from '#web/seats/drawn-seat-map.ts';

interface SeatButtonProps {
  readonly cell: DrawnSeatMap['seats'][number];
  readonly direction: Direction;
  readonly position: SeatPlace['position'];
  readonly holder: string | undefined;
  /** Undefined without scripts: then every seat is a tab stop. */
  readonly tabIndex: number | undefined;
  readonly lang: Lang;
}

/** Also where a page without scripts returns to. */
export const seatId = (direction: Direction, seat: number): string => `seat-${direction}-${seat}`;

/**
 * One seat. Without scripts its button submits the form and returns to the same place; with scripts its map answers
 * (`SeatMap`): a press draws the seats that it changes, and not the whole bus.
 */
export const SeatButton = memo(function SeatButton(props: SeatButtonProps) {
  const { cell, position, direction, holder, tabIndex, lang } = props;
  const { seat } = cell;
  const state = seatState({ cell, holder });
  const isTaken = state === 'taken';
  const id = seatId(direction, seat);
  const sends = isTaken
    ? ({ type: 'button', 'aria-disabled': true } as const)
    : ({ type: 'submit', name: 'do', value: pressValue(direction, seat), formAction: `#${id}` } as const);
  return (
    <button
      className={SEAT}
      data-state={state}
      data-initials={holder === undefined ? undefined : initials(holder)}
      tabIndex={tabIndex}
      aria-pressed={holder !== undefined}
      aria-label={seatLabel({ cell, holder, position }, lang)}
      // Side by side what says the same number compresses best, and a bus has fifty seats.
      {...sends}
      id={id}
    >
      {seat}
    </button>
  );
});
