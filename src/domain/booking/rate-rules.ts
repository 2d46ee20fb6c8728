import type { RequestedJourney } from '#domain/booking/search-request.ts';
import { type ErrorCode, type Fault, fault } from '#domain/errors.ts';
import { countOf, type PassengerType, type Party } from '#domain/fares/passenger-type.ts';
import { rateHoldsOn } from '#domain/fares/rates.ts';
import type { SepWindow } from '#domain/timetable/sep-windows.ts';

/**
 * The types that need a date, with the error for a missing date (spec 5) and for one on which the rate does not hold
 * (T14).
 */
const DATED_TYPES: readonly { readonly type: PassengerType; readonly open: ErrorCode; readonly period: ErrorCode }[] = [
  { type: 'student', open: 'student_cannot_be_open', period: 'legal_rate_outside_window' },
  { type: 'teacher', open: 'teacher_cannot_be_open', period: 'legal_rate_outside_window' },
  { type: 'student_flex', open: 'student_flex_cannot_be_open', period: 'flex_rate_inside_window' },
  { type: 'teacher_flex', open: 'teacher_flex_cannot_be_open', period: 'flex_rate_inside_window' },
];

export interface RateQuestion {
  readonly party: Party;
  readonly departure: RequestedJourney;
  /** Undefined for a one-way trip. */
  readonly return: RequestedJourney | undefined;
  readonly windows: readonly SepWindow[];
}

/** Student and teacher rates: never open, and sold only when they hold on at least one journey (T13, T14). */
export function rateFaults(question: RateQuestion): readonly Fault[] {
  const asked = DATED_TYPES.filter(({ type }) => countOf(question.party, type) > 0);
  const openField = openJourney(question);
  if (openField !== undefined) return asked.map(({ open, type }) => fault(open, openField, { type }));
  const dates = [question.departure, question.return].flatMap((requested) =>
    requested?.kind === 'dated' ? [requested.date] : [],
  );
  if (dates.length === 0) return [];
  return asked
    .filter(({ type }) => !dates.some((date) => rateHoldsOn(type, date, question.windows)))
    .map(({ period, type }) => fault(period, 'passengers', { type }));
}

/** The field of the first open journey. The return of a round trip is open by default (T23). */
function openJourney({ departure, return: back }: RateQuestion): string | undefined {
  if (departure.kind === 'open') return 'departure.date';
  return back?.kind === 'open' ? 'return.date' : undefined;
}
