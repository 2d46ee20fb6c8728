import { type RefCallback, useCallback, useEffect, useEffectEvent, useState } from 'react';
import { DIRECTIONS, type Direction } from '#domain/fares/quote.ts';
import { seatsStep } from '#text/seats-step.ts';
import { fieldId } from '#ui/field-id.ts';
import { nameOf } from './member.ts';
import { afterLosses, type LostSeat } from './lost-seats.ts';
import { assign, chosenCount, positionsOf } from './seat-choice.ts';
import type { SeatMaps, SeatsData } from './seats-data.ts';
import { sentBus, sentSeating } from './seating-form.ts';
import { nextPending, press, type Seating } from './seating.ts';
import type { Site } from '#web/page.ts';
import { whenReleased } from '#web/services/when-released.ts';

export interface Seats {
  readonly maps: SeatMaps;
  readonly seating: Seating;
  /** Seats that others took while the traveller chose, or was away from the page. */
  readonly lost: readonly LostSeat[];
  readonly chosen: number;
  readonly needed: number;
  /** Which bus is in sight, where they are shown one at a time. */
  readonly bus: Direction;
  /** The last change in words, for anyone who does not see it. */
  readonly said: string;
  show(bus: Direction): void;
  press(direction: Direction, seat: number): void;
  turnTo(direction: Direction, position: number): void;
  choose(direction: Direction, position: number, seat: number | undefined): void;
}

/** What choosing begins with. */
export interface ChoosingData extends Pick<SeatsData, 'party' | 'maps' | 'seating'> {
  readonly reservation: Parameters<typeof positionsOf>[0];
  readonly bus?: Direction;
}

type Chosen = Pick<Seats, 'maps' | 'seating' | 'lost' | 'bus' | 'said'>;

/**
 * The seats as they are being chosen. The form holds them: there its fields are what counts. A press is shown at once and the
 * bus is read again behind it, as whenever the traveller comes back: a seat that is gone is taken back.
 */
export function useSeats(
  { data, site: { lang } }: { readonly data: ChoosingData; readonly site: Pick<Site, 'lang'> },
  read: () => Promise<SeatMaps | undefined>,
): {
  readonly form: RefCallback<HTMLFormElement>;
  readonly seats: Seats;
} {
  const { reservation, party, bus = 'departure' } = data;
  const [now, setNow] = useState<Chosen>({ maps: data.maps, seating: data.seating, lost: [], bus, said: '' });
  const positions = positionsOf(reservation);
  const dated = DIRECTIONS.filter((direction) => now.maps[direction]);
  const needed = positions.length * dated.length;

  /** What was chosen in the list before the script arrived. */
  const form = useCallback(
    (element: HTMLFormElement | null) => {
      if (!element) return;
      const sent = new URLSearchParams(new FormData(element) as never);
      setNow((then) => ({
        ...then,
        seating: sentSeating(sent, positionsOf(reservation)),
        bus: sentBus(sent) ?? then.bus,
      }));
    },
    [reservation],
  );

  // Others go on choosing meanwhile.
  const check = async () => {
    const maps = await read().catch(() => undefined);
    if (maps) whenReleased(() => setNow((then) => onBusesNow(then, maps)));
  };
  useReturn(check);

  const change = (seating: Seating, position: number, seat: number | undefined, to = now.bus) => {
    const who = nameOf(party, position);
    const moves = to === now.bus ? '' : ` ${seatsStep[to][lang]}.`;
    const said =
      seat === undefined
        ? seatsStep.noSeat(who)[lang]
        : seatsStep.given(seat, who, chosenCount(seating.choice), needed)[lang] + moves;
    setNow({ ...now, seating, lost: [], said, bus: to });
    if (moves) setTimeout(whenReleased, 0, () => document.getElementById(fieldId(to))?.focus());
    if (seat !== undefined) void check();
  };

  const seats: Seats = {
    ...now,
    chosen: chosenCount(now.seating.choice),
    needed,
    show: (to) => setNow({ ...now, bus: to }),
    press(direction, seat) {
      const { seating, position, kind } = press(now.seating, { direction, seat, positions });
      const pending = (to: Direction) => nextPending(seating.choice, { direction: to, positions }) !== undefined;
      // Everybody sits on this bus: the other one comes.
      const next = kind === 'given' && !pending(direction) ? dated.find(pending) : undefined;
      change(seating, position, kind === 'given' ? seat : undefined, next);
    },
    turnTo: (direction, position) =>
      setNow({ ...now, seating: { ...now.seating, current: { ...now.seating.current, [direction]: position } } }),
    choose(direction, position, seat) {
      change({ ...now.seating, choice: assign(now.seating.choice, direction, { position, seat }) }, position, seat);
    },
  };
  return { form, seats };
}

/** The choice on buses that were read again, with what was lost in sight; that stays said until the next press. */
function onBusesNow(then: Chosen, maps: SeatMaps): Chosen {
  const { choice, lost } = afterLosses(then.seating.choice, maps);
  const [first] = lost;
  return { ...then, maps, seating: { ...then.seating, choice }, ...(first ? { lost, bus: first.direction } : {}) };
}

/** Runs each time the traveller comes back to the page from another one. */
function useReturn(onReturn: () => void): void {
  const returned = useEffectEvent(onReturn);
  useEffect(() => {
    const changed = () => {
      if (document.visibilityState === 'visible') returned();
    };
    document.addEventListener('visibilitychange', changed);
    return () => document.removeEventListener('visibilitychange', changed);
  }, []);
}
