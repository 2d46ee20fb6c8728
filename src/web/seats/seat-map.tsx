import { type FocusEvent, Fragment, type KeyboardEvent, type MouseEvent, startTransition, useState } from 'react';
import type { Lang } from '#text/lang.ts';
import { seatsStep } from '#text/seats-step.ts';
import { FacilityRow } from './bus-parts.tsx';
import type { BusWords } from './bus-words.ts';
import { facilitiesAhead, facilitiesBehind } from './facility-slots.ts';
import { isSeatKey, nextSeat } from './next-seat.ts';
import { type Member, nameOf } from './member.ts';
import { SeatButton, seatId } from './seat-button.tsx';
import { holderOf, type SeatChoice } from './seat-choice.ts';
import styles from './seat-map.module.css';
import { useInBrowser } from '#web/services/use-in-browser.ts';
import { positionOf } from '#domain/seats/layout.ts';
import type { DrawnSeatMap } from '#web/seats/drawn-seat-map.ts';

interface SeatMapProps {
  readonly map: DrawnSeatMap;
  readonly words: BusWords;
  readonly choice: SeatChoice;
  readonly party: readonly Member[];
  readonly lang: Lang;
  onPress(seat: number): void;
}

/**
 * The bus from above: a table of buttons, with the driver at the top and views labelled at its sides. With scripts it
 * is one tab stop, and arrow keys move between the available seats. Free, taken and chosen seats differ in shape and
 * text, not only in colour.
 */
export function SeatMap({ map, words, choice, party, lang, onPress }: SeatMapProps) {
  const { direction, layout, seats } = map;
  const { columns, rows } = layout;
  const isAwake = useInBrowser(() => true) ?? false;
  const [visited, setVisited] = useState<number>();
  const holder = (seat: number) => {
    const position = holderOf(choice, direction, seat);
    return position === undefined ? undefined : nameOf(party, position);
  };
  const open = seats.filter(({ seat, state }) => state !== 'taken' || holder(seat) !== undefined);
  const stop = open.find(({ seat }) => seat === visited) ?? open[0];

  const seatAt = (target: EventTarget) => {
    const id = (target as Element).closest('button')?.id;
    return open.find(({ seat }) => seatId(direction, seat) === id);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const from = seatAt(event.target);
    if (!from || !isSeatKey(event.key)) return;
    event.preventDefault();
    const next = nextSeat(open, from, event.key);
    if (next !== undefined) document.getElementById(seatId(direction, next))?.focus();
  };

  // A tap gives the focus first: that alone need not be drawn before the tap is answered.
  const onFocus = ({ target }: FocusEvent) => {
    const seat = seatAt(target)?.seat;
    startTransition(() => setVisited(seat));
  };

  const onClick = (event: MouseEvent) => {
    event.preventDefault();
    const pressed = seatAt(event.target);
    if (pressed) onPress(pressed.seat);
  };

  return (
    <div className={styles['map']}>
      <div className={styles['bus']} data-seats={columns.filter(Boolean).length}>
        <p className={styles['front']}>{seatsStep.front[lang]}</p>
        <table onClick={onClick} onFocus={onFocus} onKeyDown={onKeyDown} className={styles['table']}>
          <caption className="visually-hidden">
            {words.bus ?? seatsStep[direction][lang]}. {isAwake ? seatsStep.instructions[lang] : ''}
          </caption>
          {/* Each column so wide from its first seat on. */}
          <colgroup>
            <col />
            {columns.map((name, column) => (
              <col key={name ?? `aisle${column}`} className={styles[name ? 'seats' : 'aisle']} />
            ))}
          </colgroup>
          <thead className="visually-hidden">
            <tr>
              <td />
              {columns.map((name, column) => (
                <th key={name ?? `aisle${column}`} scope="col">
                  {name ?? seatsStep.aisleColumn[lang]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {Array.from({ length: rows }, (_, index) => index + 1).map((row) => (
              <Fragment key={row}>
                <FacilityRow facilities={facilitiesAhead(layout, row)} columns={columns} lang={lang} />
                <tr>
                  <th scope="row" className={isOnAxle(words, row) ? styles['axle'] : undefined}>
                    <span className="visually-hidden">{seatsStep.row(row)[lang]}</span>
                  </th>
                  {columns.map((name, column) => {
                    const cell = seats.find((one) => one.row === row && one.column === column);
                    return (
                      <td key={name ?? `aisle${column}`}>
                        {cell ? (
                          <SeatButton
                            cell={cell}
                            position={positionOf(layout, column)}
                            direction={direction}
                            holder={holder(cell.seat)}
                            tabIndex={isAwake ? (cell === stop ? 0 : -1) : undefined}
                            lang={lang}
                          />
                        ) : name ? null : (
                          <span aria-hidden="true">{row}</span>
                        )}
                      </td>
                    );
                  })}
                </tr>
              </Fragment>
            ))}
            <FacilityRow facilities={facilitiesBehind(layout)} columns={columns} lang={lang} />
          </tbody>
        </table>
      </div>
      {/* After the bus, whose height they fit: on a slow line its rows arrive one after another. */}
      {(['left', 'right'] as const).map((side) => (
        <p key={side} className={styles['side']} data-side={side} aria-hidden="true">
          {words[side].map(({ kind, text }) => (
            <span key={kind} data-kind={kind}>
              {text}
            </span>
          ))}
        </p>
      ))}
    </div>
  );
}

/** The axles are just outside the calmer rows. */
const isOnAxle = ({ calm }: BusWords, row: number): boolean =>
  calm !== null && (row === calm.from - 1 || row === calm.to + 1);
