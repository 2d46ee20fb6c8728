import { clockDifferenceHours } from '#kernel/local-time.ts';
import type { Lang } from '#text/lang.ts';
import { schedulesStep } from '#text/schedules-step.ts';
import type { ScheduleView } from '#wire/shapes.ts';

interface ClocksNoteProps {
  /** All between the same two places. */
  readonly runs: readonly Pick<ScheduleView, 'departs_at' | 'arrives_at'>[];
  readonly className?: string | undefined;
  readonly lang: Lang;
}

/** Above a list of runs: a note that the destination is in another time zone. */
export function ClocksNote({ runs: [run], className, lang }: ClocksNoteProps) {
  const hours = run ? clockDifferenceHours(run.departs_at, run.arrives_at) : 0;
  return hours === 0 ? null : (
    <p className={className}>
      <span aria-hidden="true">◷ </span>
      {schedulesStep.clocksDiffer(hours)[lang]}
    </p>
  );
}
