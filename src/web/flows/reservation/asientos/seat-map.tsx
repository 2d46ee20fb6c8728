import { type KeyboardEvent, useRef, useState } from 'react';
import type { Lang } from '#text/lang.ts';
import { seatsStep } from '#text/seats-step.ts';
import { holderOf, type SeatChoice } from '#web/flows/reservation/asientos/seat-choice.ts';
import { nextSeat } from '#web/flows/reservation/asientos/next-seat.ts';
import styles from '#web/flows/reservation/asientos/seat-map.module.css';
import type { SeatMapView } from '#wire/websale.ts';

interface SeatMapProps {
  readonly map: SeatMapView;
  readonly choice: SeatChoice;
  nameOf(position: number): string;
  readonly lang: Lang;
  onPress(seat: number): void;
}

const ARROWS: Readonly<Record<string, readonly [rows: number, columns: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/**
 * The bus from above: a table of buttons, its driver at the top. One stop of the Tab key; arrows move between seats, Enter
 * or space takes one. Free, taken and chosen differ in shape and words, not in colour alone.
 */
export function SeatMap({ map, choice, nameOf, lang, onPress }: SeatMapProps) {
  const table = useRef<HTMLTableElement>(null);
  const { columns, rows, facilities } = map.layout;
  const { direction } = map;
  const open = map.seats.filter(({ state }) => state !== 'taken');
  const [current, setCurrent] = useState(open[0]?.seat);
  const at = (row: number, column: number) => map.seats.find((cell) => cell.row === row && cell.column === column);

  const onKeyDown = (event: KeyboardEvent) => {
    const arrow = ARROWS[event.key];
    const from = map.seats.find(({ seat }) => seat === current);
    if (!arrow || !from) return;
    event.preventDefault();
    const next = nextSeat(open, from, arrow);
    if (next === undefined) return;
    setCurrent(next);
    table.current?.querySelector<HTMLButtonElement>(`[data-seat="${next}"]`)?.focus();
  };

  return (
    <div className={styles['bus']}>
      <p className={styles['front']}>
        <span aria-hidden="true">◠</span> {seatsStep.front[lang]}
      </p>
      <table ref={table} onKeyDown={onKeyDown} className={styles['table']}>
        <caption className="visually-hidden">
          {seatsStep[direction][lang]}. {seatsStep.instructions[lang]}
        </caption>
        <thead className="visually-hidden">
          <tr>
            <td />
            {columns.map((name, i) => (
              <th key={name ?? `aisle${i}`} scope="col">
                {name ?? seatsStep.aisleColumn[lang]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {Array.from({ length: rows }, (_, r) => r + 1).map((row) => (
            <tr key={row}>
              <th scope="row" className={styles['row']}>
                <span className="visually-hidden">{seatsStep.row(row)[lang]}</span>
                <span aria-hidden="true">{row}</span>
              </th>
              {columns.map((name, i) => {
                const cell = name === null ? undefined : at(row, i);
                if (!cell)
                  return <td key={name ?? `aisle${i}`}>{name === null ? null : <i className={styles['gap']} />}</td>;
                const holder = holderOf(choice, direction, cell.seat);
                const isTaken = cell.state === 'taken' && holder === undefined;
                const state =
                  holder !== undefined ? nameOf(holder) : isTaken ? seatsStep.taken[lang] : seatsStep.free[lang];
                return (
                  <td key={name ?? i}>
                    <button
                      type="button"
                      className={styles['seat']}
                      data-seat={cell.seat}
                      data-state={holder !== undefined ? 'chosen' : isTaken ? 'taken' : 'free'}
                      tabIndex={cell.seat === current ? 0 : -1}
                      aria-disabled={isTaken || undefined}
                      aria-pressed={holder !== undefined}
                      aria-label={`${seatsStep.seat(cell.seat)[lang]}, ${seatsStep[cell.position][lang]}, ${state}`}
                      onFocus={() => setCurrent(cell.seat)}
                      onClick={() => (isTaken ? undefined : onPress(cell.seat))}
                    >
                      {holder === undefined ? cell.seat : initials(nameOf(holder))}
                    </button>
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
      {facilities.length > 0 ? (
        <p className={styles['facilities']}>
          {facilities
            .map(({ kind, row }) => `${seatsStep.facilities[kind][lang]}: ${seatsStep.row(row)[lang].toLowerCase()}`)
            .join(' · ')}
        </p>
      ) : null}
      <ul className={styles['legend']} aria-label={seatsStep.legend[lang]}>
        {(['free', 'taken', 'mine'] as const).map((state) => (
          <li key={state}>
            <span className={styles['seat']} data-state={state === 'mine' ? 'chosen' : state} aria-hidden="true" />
            {seatsStep[state][lang]}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** At most two letters: what fits on a seat. */
const initials = (name: string): string =>
  name
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => word.charAt(0).toUpperCase())
    .join('');
