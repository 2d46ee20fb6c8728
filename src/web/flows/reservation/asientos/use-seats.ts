import { type RefCallback, useCallback, useState } from 'react';
import { DIRECTIONS, type Direction } from '#domain/fares/quote.ts';
import { seatsStep } from '#text/seats-step.ts';
import { partyNames } from '#web/flows/reservation/asientos/party-names.ts';
import { assign, chosenCount, positionsOf } from '#web/flows/reservation/asientos/seat-choice.ts';
import type { SeatMaps, SeatsData } from '#web/flows/reservation/asientos/seats-data.ts';
import { sentSeating } from '#web/flows/reservation/asientos/seating-form.ts';
import { nextPending, press, type Seating } from '#web/flows/reservation/asientos/seating.ts';
import type { ScreenProps } from '#web/page.ts';

export interface Seats {
  readonly maps: SeatMaps;
  readonly seating: Seating;
  /** What the passengers are called, by position. */
  readonly names: Readonly<Record<number, string>>;
  readonly chosen: number;
  readonly needed: number;
  /** Whose seat is the next to choose. */
  readonly next: { readonly direction: Direction; readonly position: number } | undefined;
  /** The last change in words, for who does not see it. */
  readonly said: string;
  press(direction: Direction, seat: number): void;
  turnTo(direction: Direction, position: number): void;
  choose(direction: Direction, position: number, seat: number | undefined): void;
}

/** The seats as they are being chosen. The form holds them: there its fields are what counts. */
export function useSeats({ data, site: { lang } }: Pick<ScreenProps<SeatsData>, 'data' | 'site'>): {
  readonly form: RefCallback<HTMLFormElement>;
  readonly seats: Seats;
} {
  const { reservation, maps } = data;
  const [seating, setSeating] = useState(data.seating);
  const [said, setSaid] = useState('');
  const names = partyNames(reservation, lang);
  const positions = positionsOf(reservation);
  const dated = DIRECTIONS.filter((direction) => maps[direction]);
  const chosen = chosenCount(seating.choice);
  const needed = positions.length * dated.length;

  /** What was chosen in the list before the script arrived. */
  const form = useCallback(
    (element: HTMLFormElement | null) => {
      if (!element) return;
      const sent = new URLSearchParams(new FormData(element) as never);
      setSeating(sentSeating(sent, positionsOf(reservation)));
    },
    [reservation],
  );

  const change = (next: Seating, position: number, seat: number | undefined) => {
    const who = names[position] ?? '';
    setSeating(next);
    setSaid(
      seat === undefined
        ? seatsStep.noSeat(who)[lang]
        : seatsStep.given(seat, who, chosenCount(next.choice), needed)[lang],
    );
  };

  const next = dated
    .map((direction) => ({ direction, position: nextPending(seating.choice, { direction, positions }) }))
    .find(({ position }) => position !== undefined);

  const seats: Seats = {
    maps,
    seating,
    names,
    chosen,
    needed,
    next: next?.position === undefined ? undefined : { direction: next.direction, position: next.position },
    said,
    press(direction, seat) {
      const pressed = press(seating, { direction, seat, positions });
      change(pressed.seating, pressed.position, pressed.kind === 'given' ? seat : undefined);
    },
    turnTo: (direction, position) => setSeating({ ...seating, current: { ...seating.current, [direction]: position } }),
    choose(direction, position, seat) {
      change({ ...seating, choice: assign(seating.choice, direction, { position, seat }) }, position, seat);
    },
  };
  return { form, seats };
}
