import { effectiveCap, type LeftOnRun } from '#domain/booking/availability.ts';
import { countOf, type PassengerType, type Party, quotaOf } from '#domain/fares/passenger-type.ts';
import { rateHoldsOn } from '#domain/fares/rates.ts';
import type { SepWindow } from '#domain/timetable/sep-windows.ts';
import type { LocalDate } from '#kernel/instant.ts';

/** Why passengers of a type have no discount, or no place at it, on one run. */
export type AdviceReason =
  /** The date of this journey lies where the rate does not hold (T13). */
  | 'rate_does_not_hold'
  /** The service class is not bound by the legal discounts (T18). */
  | 'service_without_discounts'
  /** The seats at this rate are gone, or fewer than the party needs. */
  | 'quota_short';

export interface Advice {
  readonly type: PassengerType;
  readonly reason: AdviceReason;
  /** Seats at the rate this party can still have on the run; only with `quota_short`. */
  readonly left?: number;
}

export interface AdviceQuestion {
  readonly party: Party;
  readonly date: LocalDate | undefined;
  readonly windows: readonly SepWindow[];
  readonly service: { readonly discountsApply: boolean };
  readonly left: LeftOnRun;
}

const DISCOUNTED: readonly PassengerType[] = ['minor', 'inapam', 'student', 'student_flex', 'teacher', 'teacher_flex'];

/** What a party should know of a run before it chooses it (N1): one line a type, the gravest reason first found. */
export const adviseDiscounts = (question: AdviceQuestion): readonly Advice[] =>
  DISCOUNTED.filter((type) => countOf(question.party, type) > 0).flatMap((type) => adviceOn(type, question) ?? []);

function adviceOn(type: PassengerType, question: AdviceQuestion): Advice | undefined {
  if (!question.service.discountsApply) return { type, reason: 'service_without_discounts' };
  if (!rateHoldsOn(type, question.date, question.windows)) return { type, reason: 'rate_does_not_hold' };
  const quota = quotaOf(type);
  if (quota === undefined) return undefined;
  const left = effectiveCap(quota, question.left);
  return countOf(question.party, type) > left ? { type, reason: 'quota_short', left } : undefined;
}
