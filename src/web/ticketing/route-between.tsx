import { clockDifferenceHours, dayDifference, formatClock, formatShortDate } from '#kernel/local-time.ts';
import { deadlineTexts } from '#text/deadlines.ts';
import type { Lang } from '#text/lang.ts';
import { RouteLine } from '#ui/route-line.tsx';
import type { StopView } from '#wire/shapes.ts';

interface RouteBetweenProps {
  readonly from: StopView;
  readonly to: StopView;
  readonly run: { readonly departs_at: string; readonly arrives_at: string } | null;
  readonly lang: Lang;
}

/** From city to city, each time local to its stop; an open ticket has only its cities. */
export function RouteBetween({ from, to, run, lang }: RouteBetweenProps) {
  if (!run) return <RouteLine stops={[{ name: from.city }, { name: to.city }]} />;
  const { departs_at: departs, arrives_at: arrives } = run;
  const clock = clockDifferenceHours(departs, arrives) === 0 ? '' : deadlineTexts.local[lang].replace(' ', '\u00a0');
  const day = dayDifference(departs, arrives) === 0 ? '' : formatShortDate(arrives, lang);
  return (
    <RouteLine
      stops={[
        { at: departs, time: formatClock(departs, lang), name: from.city, note: clock },
        { at: arrives, time: formatClock(arrives, lang), name: to.city, note: `${day} ${clock}` },
      ]}
    />
  );
}
