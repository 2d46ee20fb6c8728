import type { FormErrors } from '#web/page.ts';

/** Errors that no other seat of this bus resolves, but another departure may. */
const BUS_IS_WRONG: readonly string[] = [
  'departure_full',
  'quota_exhausted',
  'departure_closed',
  'departure_cancelled',
  'schedules_not_found',
  'schedule_required',
];

export const wantsOtherRun = (errors: FormErrors): boolean => errors.some(({ code }) => BUS_IS_WRONG.includes(code));

/** A free neighbouring seat was marked in place of a lost one. */
export const hasProposal = (errors: FormErrors): boolean =>
  errors.some(({ code, params }) => code === 'seat_taken' && params?.['nearest'] !== undefined);
