import { type RefCallback, useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { DIRECTIONS, type Direction } from '#domain/fares/quote.ts';
import { seatsStep } from '#text/seats-step.ts';
import { fieldId } from '#ui/field-id.ts';
import { nameOf } from './member.ts';
import { afterLosses, type LostSeat } from './lost-seats.ts';
import { assign, chosenCount, positionsOf } from './seat-choice.ts';
import type { BusWords } from './bus-words.ts';
import type { SeatMaps, SeatsData } from './seats-data.ts';
import { sentBus, sentSeating } from './seating-form.ts';
import { nextPending, press, type Seating } from './seating.ts';
import type { Site } from '#web/page.ts';
import { afterPaint } from '#web/services/after-paint.ts';
import { whenReleased } from '#web/services/when-released.ts';

export interface Seats {
  readonly maps: SeatMaps;
  readonly seating: Seating;
  /** Seats that other buyers took while the traveller was choosing or away from the page. */
  readonly lost: readonly LostSeat[];
  readonly chosen: number;
  readonly needed: number;
  /** The visible bus, if they are shown one at a time. */
  readonly bus: Direction;
  /** The last change as text, for screen readers. */
  readonly said: string;
  show(bus: Direction): void;
  press(direction: Direction, seat: number): void;
  turnTo(direction: Direction, position: number): void;
  choose(direction: Direction, position: number, seat: number | undefined): void;
}

/** The initial data for choosing seats. */
export interface ChoosingData extends Pick<SeatsData, 'party' | 'seating'> {
  readonly maps: SeatMaps;
  readonly reservation: Parameters<typeof positionsOf>[0];
  readonly bus?: Direction;
  readonly words?: Readonly<Record<Direction, Pick<BusWords, 'bus'> | null>>;
}

type Chosen = Pick<Seats, 'maps' | 'seating' | 'lost' | 'bus' | 'said'>;

/**
 * The seats being chosen. The form fields are the source of truth. A press is shown immediately and the bus is reloaded
 * in the background, as it is whenever the traveller returns to the page: a seat that is gone is replaced by the
 * nearest free one.
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

  /** Choices made in the list before the script loaded. */
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

  // Other buyers may have taken seats in the meantime.
  const asked = useRef(0);
  const check = async () => {
    const question = (asked.current += 1);
    const maps = await read().catch(() => undefined);
    // An answer that was overtaken knows less.
    if (maps && question === asked.current) whenReleased(() => setNow((then) => onBusesNow(then, maps)));
  };
  useReturn(check);

  const change = (seating: Seating, position: number, seat: number | undefined, to = now.bus) => {
    const who = nameOf(party, position);
    const moves = to === now.bus ? '' : ` ${data.words?.[to]?.bus ?? seatsStep[to][lang]}.`;
    const said =
      seat === undefined
        ? seatsStep.noSeat(who)[lang]
        : seatsStep.given(seat, who, chosenCount(seating.choice), needed)[lang] + moves;
    setNow((then) => ({ ...then, seating, lost: [], said }));
    afterPaint(() => {
      if (moves) whenReleased(() => turnBus(to));
      if (seat !== undefined) void check();
    });
  };
  const turnBus = (to: Direction) => {
    flushSync(() => setNow((then) => ({ ...then, bus: to })));
    document.getElementById(fieldId(to))?.focus();
  };

  const seats: Seats = {
    ...now,
    chosen: chosenCount(now.seating.choice),
    needed,
    show: (to) => setNow((then) => ({ ...then, bus: to })),
    press(direction, seat) {
      const { seating, position, kind } = press(now.seating, { direction, seat, positions });
      const pending = (to: Direction) => nextPending(seating.choice, { direction: to, positions }) !== undefined;
      // All passengers have a seat on this bus: switches to the other one.
      const next = kind === 'given' && !pending(direction) ? dated.find(pending) : undefined;
      change(seating, position, kind === 'given' ? seat : undefined, next);
    },
    turnTo: (direction, position) =>
      setNow(({ seating: { choice, current }, ...then }) => ({
        ...then,
        seating: { choice, current: { ...current, [direction]: position } },
      })),
    choose(direction, position, seat) {
      change({ ...now.seating, choice: assign(now.seating.choice, direction, { position, seat }) }, position, seat);
    },
  };
  return { form, seats };
}

/** The choice on reloaded buses, showing the lost seats; the message stays until the next press. */
function onBusesNow(then: Chosen, maps: SeatMaps): Chosen {
  // Mostly nothing changed: then no seat is drawn again.
  if (JSON.stringify(maps) === JSON.stringify(then.maps)) return then;
  const { choice, lost } = afterLosses(then.seating.choice, maps);
  const [first] = lost;
  return { ...then, maps, seating: { ...then.seating, choice }, ...(first ? { lost, bus: first.direction } : {}) };
}

/** Runs each time the traveller returns to the page from another one. */
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
