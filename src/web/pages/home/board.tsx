import { formatClock, formatDuration } from '#kernel/local-time.ts';
import type { Lang } from '#text/lang.ts';
import type { Message } from '#text/message.ts';
import { homeShell } from '#text/pages/home-shell.ts';
import { BoardClock } from '#ui/clock.tsx';
import { Price } from '#ui/price.tsx';
import styles from '#web/pages/home/board.module.css';
import * as paths from '#wire/page-paths.ts';

/** A destination with its next departures, all on one day. Times are local to the boarding stop, with its offset. */
export interface BoardRow {
  readonly departs_at: string;
  /** No departure is left today. */
  readonly tomorrow: boolean;
  readonly to: string;
  readonly service: Message;
  readonly duration_minutes: number;
  readonly stops_between: number;
  /** The departures after this one. */
  readonly later: readonly string[];
  /** Adult fare of this departure in centavos; later departures may cost less or more. */
  readonly price: number;
  readonly href: string;
}

const NO_BREAK = '\u00a0';

interface BoardProps {
  /** Name of the origin terminal. */
  readonly from: string;
  readonly rows: readonly BoardRow[];
  readonly lang: Lang;
}

/** The next departures from the main terminal, as on its board; each links to its search. */
export function Board({ from, rows, lang }: BoardProps) {
  return (
    <section className={styles['board']} aria-labelledby="board-title">
      <div className={styles['head']}>
        <h2 id="board-title">{homeShell.board[lang]}</h2>
        {from ? <p>{from}</p> : null}
      </div>
      {rows.length === 0 ? (
        <p>{homeShell.boardEmpty[lang]}</p>
      ) : (
        <ol className={styles['rows']}>
          {rows.map((row) => (
            <li key={row.to}>
              <a href={row.href}>
                <Departure row={row} lang={lang} />
              </a>
            </li>
          ))}
        </ol>
      )}
      <p>
        <a className={styles['all']} href={paths.schedules[lang]}>
          {homeShell.allSchedules[lang]}
        </a>
      </p>
    </section>
  );
}

function Departure({ row, lang }: { readonly row: BoardRow; readonly lang: Lang }) {
  const journey = [row.service[lang], formatDuration(row.duration_minutes), homeShell.stops(row.stops_between)[lang]];
  return (
    <>
      <span className={styles['time']}>
        <BoardClock at={row.departs_at} text={formatClock(row.departs_at, lang)} />
        {row.tomorrow ? <small className={styles['day']}> {homeShell.tomorrow[lang]}</small> : null}
      </span>
      <span className={styles['place']}>
        <strong>{row.to}</strong> <span className={styles['quiet']}>{journey.join(' · ')}</span>
      </span>
      <span className={`${styles['later']} figures`}>
        {row.later.length > 0 ? (
          <>
            {homeShell.later[lang]} {row.later.map((at) => formatClock(at, lang).replaceAll(' ', NO_BREAK)).join(', ')}
          </>
        ) : null}
      </span>
      <span className={styles['price']}>
        <Price isLarge amount={row.price} lang={lang} />
      </span>
    </>
  );
}
