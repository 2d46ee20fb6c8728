import type { RunDisruption } from '#domain/timetable/run.ts';

/** A run as it was published. */
export const NO_DISRUPTION: RunDisruption = { isCancelled: false, late: 0, runsAs: undefined };
