import { dayAndClock } from '#text/moments.ts';
import type { Lang } from '#text/lang.ts';
import { seatAdviceText, seatsShell } from '#text/seats-shell.ts';
import type { ScheduleView } from '#wire/shapes.ts';
import type { SeatMapView } from '#wire/websale.ts';

/** A mark at a side of the bus. */
export interface SideMark {
  readonly kind: 'sea' | 'shade';
  readonly text: string;
}

/** What is said of a bus and does not change while seats are chosen, in the visitor's language. */
export interface BusWords {
  /** From where to where, when, in which class. */
  readonly run: string;
  readonly left: readonly SideMark[];
  readonly right: readonly SideMark[];
  /** The marks in sentences, and where the ride is calmer; empty where nothing is known. */
  readonly advice: string;
  /** The rows between the axles. */
  readonly calm: { readonly from: number; readonly to: number } | null;
  /** Where the free seats leave a minor apart from every adult. */
  readonly noneTogether: string;
}

/** Said on the server: no script carries these words. */
export function busWords({ advice }: SeatMapView, run: ScheduleView | null, lang: Lang): BusWords {
  const { sea = null, shade = null, calm_rows: calm = null } = advice ?? {};
  const marksOf = (side: 'left' | 'right'): readonly SideMark[] => [
    ...(sea?.side === side ? [{ kind: 'sea' as const, text: seatAdviceText.seaMark(sea)[lang] }] : []),
    ...(shade === side ? [{ kind: 'shade' as const, text: seatAdviceText.shadeMark[lang] }] : []),
  ];
  const said = [
    sea && seatAdviceText.sea(sea),
    shade && seatAdviceText.shade(shade),
    calm && seatAdviceText.calm(calm),
  ];
  return {
    run: run
      ? `${run.origin.name} → ${run.destination.name} · ${dayAndClock(run.departs_at, lang)} · ${run.service.name[lang]}`
      : '',
    left: marksOf('left'),
    right: marksOf('right'),
    advice: said.flatMap((message) => (message ? [message[lang]] : [])).join(' '),
    calm,
    noneTogether: seatsShell.noneTogether[lang],
  };
}
