import type { FormErrors } from '#web/page.ts';

/** What no other seat of this bus mends: another departure may. */
const BUS_IS_WRONG: readonly string[] = [
  'departure_full',
  'quota_exhausted',
  'departure_closed',
  'departure_cancelled',
  'schedules_not_found',
  'schedule_required',
];

export const wantsOtherRun = (errors: FormErrors): boolean => errors.some(({ code }) => BUS_IS_WRONG.includes(code));

/** A free neighbour was marked in place of a seat that was lost. */
export const hasProposal = (errors: FormErrors): boolean =>
  errors.some(({ code, params }) => code === 'seat_taken' && params?.['nearest'] !== undefined);
