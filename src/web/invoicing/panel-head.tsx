import { formatClock, formatLongDate } from '#kernel/local-time.ts';
import { invoicingText as say } from '#text/invoicing.ts';
import type { Lang } from '#text/lang.ts';
import { BOARD_ASIDE, TripBoard } from '#ui/trip-board.tsx';
import { isOpen, type PanelData } from './panel-data.ts';
import { orderTitle } from './panel-page.ts';
import styles from './panel.module.css';
import { timeLeft } from './time-left.ts';

/** The board at the top: the trip and, while invoices can be requested, the time left to do so. */
export function PanelHead({ data, lang }: { readonly data: PanelData; readonly lang: Lang }) {
  const { view, correcting } = data;
  const { origin, destination, limit_invoicing_date: until, limit_passed: isOver, server_now: now } = view;
  const of = orderTitle(view, lang);
  const left = until === null || isOver ? undefined : timeLeft(until, now);
  return (
    <TripBoard
      over={origin && destination ? `${of} · ${origin.city} – ${destination.city}` : of}
      title={(correcting ? say.correctTitle : say.deskTitle)[lang]}
    >
      {until === null || !(isOpen(data) || isOver) ? null : (
        <p className={`${BOARD_ASIDE} ${styles['until']}`} data-urgent={left?.isUrgent || undefined}>
          {left ? (
            <>
              <span>{say.until[lang]}</span>
              <strong>
                <time dateTime={until}>
                  {say.untilWhen(formatLongDate(until, lang), formatClock(until, lang))[lang]}
                </time>
              </strong>
              <b className="figures">{say[left.unit === 'days' ? 'daysLeft' : 'hoursLeft'](left.count)[lang]}</b>
              <span>{say.carrierTime[lang]}</span>
            </>
          ) : (
            <strong>{say.isOver[lang]}</strong>
          )}
        </p>
      )}
      {left?.isUrgent && isOpen(data) ? <p className={styles['alert']}>{say.lastDays[lang]}</p> : null}
    </TripBoard>
  );
}
