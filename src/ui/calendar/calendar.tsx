import {
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  startTransition,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { type LocalDate, localDate } from '#kernel/instant.ts';
import { formatShortDate } from '#kernel/local-time.ts';
import { calendarText } from '#text/calendar.ts';
import type { Lang } from '#text/lang.ts';
import styles from '#ui/calendar/calendar.module.css';
import { dayAfterKey, monthOf, monthsBetween, within } from '#ui/calendar/month-grid.ts';
import { type DayFacts, MonthTable } from '#ui/calendar/month-table.tsx';

interface CalendarProps {
  readonly title: string;
  /** The element the dialog is placed next to on a wide window. */
  readonly anchor: Element | null;
  /** The months shown range from this day to `last`, without weeks before this day. */
  readonly first: LocalDate;
  readonly last: LocalDate;
  /** The initially focused day. */
  readonly start: LocalDate;
  factsOf(day: LocalDate): DayFacts;
  onChoose(day: LocalDate): void;
  onClose(): void;
  /** The latest change, for screen readers. */
  readonly said: string;
  readonly head: ReactNode;
  readonly foot: ReactNode;
  readonly lang: Lang;
}

/**
 * A dialog of months (WAI-ARIA date picker): two side by side on a wide screen, a scrollable sheet of all months on a
 * narrow one. Unavailable days can be focused too, so that screen readers announce the reason.
 */
export function Calendar(props: CalendarProps) {
  const { title, anchor, first, last, start, factsOf, onChoose, onClose, said, head, foot, lang } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const months = monthsBetween(first, last);
  const [focused, setFocused] = useState(start);
  const [shown, setShown] = useState(() => visibleFrom(months.indexOf(monthOf(start)), 0, months.length));
  const id = useId();
  // The first day of the two visible months: Tab must not reach a hidden day.
  const isShown = months.slice(shown, shown + 2).includes(monthOf(focused));
  const reached = isShown ? focused : within(localDate(`${months[shown]!}-01`), first, months);
  const { said: about, part } = factsOf(reached);
  const [drawing, setDrawing] = useState(drawnFirst);
  const drawn = months.slice(0, { closed: 0, frame: 0, visible: shown + 2, all: months.length }[drawing]);
  const isOpen = drawing !== 'closed';
  const hasDays = isOpen && drawing !== 'frame';

  useLayoutEffect(() => {
    const element = dialog.current;
    if (!isOpen || !element) return;
    element.showModal();
    if (anchor) placeBeside(element, anchor);
    // Before the dialog unmounts: closing returns the focus to what opened it.
    return () => element.close();
  }, [anchor, isOpen]);
  useEffect(() => {
    if (drawing === 'all') return;
    const next = nextDrawing(drawing);
    // After the frame that shows what is drawn already.
    const frame = requestAnimationFrame(() => startTransition(() => setDrawing(next)));
    return () => cancelAnimationFrame(frame);
  }, [drawing]);
  useEffect(() => {
    if (hasDays) dialog.current?.querySelector<HTMLElement>(`[data-day="${focused}"]`)?.focus();
  }, [focused, hasDays]);

  const moveTo = (day: LocalDate) => {
    setFocused(day);
    setShown(visibleFrom(months.indexOf(monthOf(day)), shown, months.length));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const to = dayAfterKey(reached, event.key, event.shiftKey);
    if (!to) return;
    event.preventDefault();
    moveTo(within(to, first, months));
  };
  const turn = (by: number) => setShown(Math.max(0, Math.min(shown + by, months.length - 2)));
  // Here and not at each day: a month that stays as it is need not be drawn again.
  const choose = ({ target }: MouseEvent) => {
    const chosen = (target as Element).closest<HTMLElement>('[data-day]')?.dataset['day'];
    if (!chosen) return;
    moveTo(localDate(chosen));
    onChoose(localDate(chosen));
  };

  return (
    <dialog
      ref={dialog}
      className={styles['calendar']}
      aria-label={title}
      onCancel={(event) => {
        event.preventDefault();
        // It may be inside another dialog, which stays: React passes this event on to it.
        event.stopPropagation();
        onClose();
      }}
      onClick={({ target, currentTarget }) => (target === currentTarget ? onClose() : undefined)}
    >
      <div className={styles['inside']}>
        <div className={styles['head']}>
          {head}
          <button type="button" className={styles['close']} aria-label={calendarText.close[lang]} onClick={onClose}>
            ×
          </button>
        </div>
        <div className={styles['body']}>
          <Turn by={-1} label={calendarText.previous[lang]} isLast={shown === 0} onTurn={turn} />
          <Turn by={1} label={calendarText.next[lang]} isLast={shown >= months.length - 2} onTurn={turn} />
          {/* Receives the events of its days; not focusable itself. */}
          <div className={styles['months']} role="presentation" onKeyDown={onKeyDown} onClick={choose}>
            {drawn.map((month, index) => (
              <MonthTable
                key={month}
                month={month}
                first={first}
                isTurnedAway={index < shown || index > shown + 1}
                titleId={`${id}-${month}`}
                focused={monthOf(reached) === month ? reached : undefined}
                factsOf={factsOf}
                lang={lang}
              />
            ))}
          </div>
        </div>
        <div className={styles['foot']}>
          <p className={styles['active']} aria-hidden="true">
            {/* Named without a word about it, a day would be read as the chosen one. */}
            {about || part ? (
              <>
                <b>{formatShortDate(reached, lang)}</b> {about}
              </>
            ) : null}
          </p>
          {foot}
        </div>
        <p className="visually-hidden" role="status">
          {said}
        </p>
      </div>
    </dialog>
  );
}

/**
 * What is drawn so far. A year of days takes an old phone a quarter of a second, and a tap should be answered sooner: the
 * tap itself draws nothing, because everything behind a dialog is drawn again when it opens; then the sheet opens, then
 * come the months up to the visible ones, then the others. On a wide screen the dialog is as high as its months, so it
 * opens with them.
 */
type Drawing = 'closed' | 'frame' | 'visible' | 'all';

/** As in the style sheet. */
const WIDE = '(min-width: 840px)';

/** Without a browser, on the page of components, it is drawn once. */
const drawnFirst = (): Drawing => (typeof matchMedia === 'undefined' ? 'all' : 'closed');

function nextDrawing(drawing: Drawing): Drawing {
  if (drawing === 'closed') return matchMedia(WIDE).matches ? 'visible' : 'frame';
  return drawing === 'frame' ? 'visible' : 'all';
}

/** The first of the two visible months so that `month` is visible, scrolling as little as possible. */
const visibleFrom = (month: number, shown: number, count: number): number =>
  Math.max(0, Math.min(month < shown ? month : month > shown + 1 ? month - 1 : shown, count - 2));

interface TurnProps {
  readonly by: 1 | -1;
  readonly label: string;
  readonly isLast: boolean;
  onTurn(by: number): void;
}

const Turn = ({ by, label, isLast, onTurn }: TurnProps) => (
  <button
    type="button"
    className={by < 0 ? styles['previous'] : styles['next']}
    aria-label={label}
    aria-disabled={isLast || undefined}
    onClick={() => onTurn(by)}
  >
    {by < 0 ? '‹' : '›'}
  </button>
);

const EDGE = 16;

/** Below the element that opened it, or as near as fits the window. Used by the style sheet on wide windows. */
function placeBeside(dialog: HTMLElement, anchor: Element): void {
  const { left, bottom } = anchor.getBoundingClientRect();
  const fit = (wanted: number, most: number) => `${Math.max(EDGE, Math.min(wanted, most - EDGE))}px`;
  dialog.style.setProperty('--x', fit(left, innerWidth - dialog.offsetWidth));
  dialog.style.setProperty('--y', fit(bottom + EDGE / 2, innerHeight - dialog.offsetHeight));
}
