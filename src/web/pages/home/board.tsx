import { formatClock } from '#kernel/local-time.ts';
import type { Lang } from '#text/lang.ts';
import type { Message } from '#text/message.ts';
import { homeText } from '#text/pages/home.ts';
import { Price } from '#ui/price.tsx';
import styles from '#web/pages/home/board.module.css';

export interface BoardRow {
  /** Local time of the boarding stop, with its offset. */
  readonly departs_at: string;
  readonly from: string;
  readonly to: string;
  readonly service: Message;
  /** Centavos, one adult. */
  readonly price: number;
  readonly href: string;
}

/** The next buses that leave, as the board of the terminal shows them; each leads to its search. */
export function Board({ rows, lang }: { readonly rows: readonly BoardRow[]; readonly lang: Lang }) {
  const all = lang === 'es' ? '/horarios-y-tarifas' : '/schedules';
  return (
    <section className={styles['board']} aria-labelledby="board-title">
      <h2 id="board-title">{homeText.board[lang]}</h2>
      {rows.length === 0 ? (
        <p>{homeText.boardEmpty[lang]}</p>
      ) : (
        <ol className={styles['rows']}>
          {rows.map((row) => (
            <li key={`${row.departs_at}${row.from}${row.to}`}>
              <a
                href={row.href}
                aria-label={homeText.buyThis(row.from, row.to, formatClock(row.departs_at, lang))[lang]}
              >
                <time className={styles['time']} dateTime={row.departs_at}>
                  {formatClock(row.departs_at, lang)}
                </time>
                <span className={styles['route']}>
                  {row.from} → {row.to}
                </span>
                <span className={styles['service']}>{row.service[lang]}</span>
                <Price amount={row.price} lang={lang} className={styles['price']} />
              </a>
            </li>
          ))}
        </ol>
      )}
      <p>
        <a href={all}>{homeText.allSchedules[lang]}</a>
      </p>
    </section>
  );
}
