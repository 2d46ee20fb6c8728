import type { JourneyFare, TripTerms } from '#domain/fares/price-ticket.ts';
import { oncePer } from '#kernel/once-per.ts';

/** More than the parties and fares that are asked for between two versions of the timetable; then all are cleared. */
const MAX_KEPT = 5_000;

/** What a journey's price depends on, as text. */
export const fareText = oncePer(
  ({ adultFare, date, discountsApply, vatExempt }: JourneyFare) =>
    `${adultFare} ${date} ${discountsApply} ${vatExempt === true}`,
);

export type KeptByFare<Answer> = (terms: TripTerms, question: string, work: () => Answer) => Answer;

/**
 * Keeps answers that follow from fares, passengers and the terms of a trip alone, so that each is worked out once for
 * all runs of the same fare, and for everybody who asks. `question` names fares and passengers. Answers are forgotten
 * with the version of the timetable that the terms are of, and all of them when there are `most`.
 */
export function keptByFare<Answer>(most = MAX_KEPT): KeptByFare<Answer> {
  const kept = new WeakMap<TripTerms['windows'], Map<string, Answer>>();
  return ({ windows, round, promo }, question, work) => {
    const answers = kept.get(windows) ?? new Map<string, Answer>();
    kept.set(windows, answers);
    const key = `${round} ${promo?.percent ?? ''} ${question}`;
    const known = answers.get(key);
    if (known !== undefined || answers.has(key)) return known as Answer;
    const answer = work();
    if (answers.size >= most) answers.clear();
    answers.set(key, answer);
    return answer;
  };
}
