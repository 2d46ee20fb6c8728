import { dayAndClock } from '#text/moments.ts';
import type { Lang } from '#text/lang.ts';
import { seatAdviceText, seatsShell } from '#text/seats-shell.ts';
import type { ScheduleView } from '#wire/shapes.ts';
import type { DrawnSeatMap } from '#web/seats/drawn-seat-map.ts';

/** A label at a side of the bus. */
export interface SideMark {
  readonly kind: 'sea' | 'shade';
  readonly text: string;
}

/** Texts about a bus that do not change while seats are chosen, in the visitor's language. */
export interface BusWords {
  /** Origin, destination, time and service class. */
  readonly run: string;
  /** Of a connection: which of its buses it is. */
  readonly bus?: string;
  readonly left: readonly SideMark[];
  readonly right: readonly SideMark[];
  /** The labels as sentences, and where the ride is calmer; empty if unknown. */
  readonly advice: string;
  /** The rows between the axles. */
  readonly calm: { readonly from: number; readonly to: number } | null;
  /** Shown when the free seats leave a minor away from every adult. */
  readonly noneTogether: string;
}

/** Rendered on the server, so that scripts do not contain these texts. */
export function busWords({ advice }: DrawnSeatMap, run: ScheduleView | null, lang: Lang, bus?: string): BusWords {
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
    ...(bus && { bus }),
    run: run
      ? `${run.origin.city} → ${run.destination.city} · ${dayAndClock(run.departs_at, lang)} · ${run.service.name[lang]}`
      : '',
    left: marksOf('left'),
    right: marksOf('right'),
    advice: said.flatMap((message) => (message ? [message[lang]] : [])).join(' '),
    calm,
    noneTogether: seatsShell.noneTogether[lang],
  };
}
