import { type RefCallback, useCallback, useState } from 'react';
import { DIRECTIONS, type Direction } from '#domain/fares/quote.ts';
import { seatsStep } from '#text/seats-step.ts';
import { nameOf } from './member.ts';
import { afterLosses, type LostSeat } from './lost-seats.ts';
import { assign, chosenCount, positionsOf } from './seat-choice.ts';
import type { SeatMaps, SeatsData } from './seats-data.ts';
import { sentSeating } from './seating-form.ts';
import { nextPending, press, type Seating } from './seating.ts';
import { useReturn } from './use-return.ts';
import type { Site } from '#web/page.ts';

export interface Seats {
  readonly maps: SeatMaps;
  readonly seating: Seating;
  /** Seats that others took while the traveller was away from the page. */
  readonly lost: readonly LostSeat[];
  readonly chosen: number;
  readonly needed: number;
  /** Whose seat is the next to choose. */
  readonly next: { readonly direction: Direction; readonly who: string } | undefined;
  /** The last change in words, for anyone who does not see it. */
  readonly said: string;
  press(direction: Direction, seat: number): void;
  turnTo(direction: Direction, position: number): void;
  choose(direction: Direction, position: number, seat: number | undefined): void;
}

/** What choosing begins with. */
export interface ChoosingData extends Pick<SeatsData, 'party' | 'maps' | 'seating'> {
  readonly reservation: Parameters<typeof positionsOf>[0];
}

/** The seats as they are being chosen. The form holds them: there its fields are what counts. */
export function useSeats(
  { data, site: { lang } }: { readonly data: ChoosingData; readonly site: Pick<Site, 'lang'> },
  read: () => Promise<SeatMaps | undefined>,
): {
  readonly form: RefCallback<HTMLFormElement>;
  readonly seats: Seats;
} {
  const { reservation, party } = data;
  const [maps, setMaps] = useState(data.maps);
  const [seating, setSeating] = useState(data.seating);
  const [lost, setLost] = useState<readonly LostSeat[]>([]);
  const [said, setSaid] = useState('');
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

  // Others go on choosing meanwhile.
  useReturn(async () => {
    const fresh = await read().catch(() => undefined);
    if (!fresh) return;
    const after = afterLosses(seating.choice, fresh);
    setMaps(fresh);
    setSeating({ ...seating, choice: after.choice });
    setLost(after.lost);
  });

  const change = (next: Seating, position: number, seat: number | undefined) => {
    const who = nameOf(party, position);
    setSeating(next);
    setLost([]);
    setSaid(
      seat === undefined
        ? seatsStep.noSeat(who)[lang]
        : seatsStep.given(seat, who, chosenCount(next.choice), needed)[lang],
    );
  };

  const [next] = dated.flatMap((direction) => {
    const position = nextPending(seating.choice, { direction, positions });
    return position === undefined ? [] : [{ direction, who: nameOf(party, position) }];
  });

  const seats: Seats = {
    maps,
    seating,
    lost,
    chosen,
    needed,
    next,
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
