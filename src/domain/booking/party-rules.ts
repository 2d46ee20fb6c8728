import { MAX_INAPAM, MAX_PASSENGERS, MAX_STUDENTS, MAX_TEACHERS } from '#domain/booking/limits.ts';
import { type ErrorCode, type Fault, fault } from '#domain/errors.ts';
import {
  ADULT_TYPES,
  CHILD_TYPES,
  countOf,
  countOfAny,
  type PassengerType,
  type Party,
  partySize,
} from '#domain/fares/passenger-type.ts';

interface Cap {
  readonly code: ErrorCode;
  readonly types: readonly PassengerType[];
  readonly max: number;
}

const CAPS: readonly Cap[] = [
  { code: 'students_exceeded', types: ['student', 'student_flex'], max: MAX_STUDENTS },
  { code: 'teachers_exceeded', types: ['teacher', 'teacher_flex'], max: MAX_TEACHERS },
  { code: 'inapam_exceeded', types: ['inapam'], max: MAX_INAPAM },
];

/** Who may travel together on one reservation (spec 5, T16, T20, T21); every fault has the field `passengers`. */
export function partyFaults(party: Party): readonly Fault[] {
  const size = partySize(party);
  if (size === 0) return [fault('passengers_required', 'passengers')];
  const faults: Fault[] = [];
  if (size > MAX_PASSENGERS) faults.push(fault('passengers_exceeded', 'passengers', { max: MAX_PASSENGERS }));
  for (const { code, types, max } of CAPS) {
    if (countOfAny(party, types) > max) faults.push(fault(code, 'passengers', { max }));
  }
  return [...faults, ...companyFaults(party)];
}

function companyFaults(party: Party): readonly Fault[] {
  const adults = countOfAny(party, ADULT_TYPES);
  if (adults === 0) return countOfAny(party, CHILD_TYPES) > 0 ? [fault('adult_required', 'passengers')] : [];
  return countOf(party, 'infant') > adults ? [fault('infants_exceed_adults', 'passengers')] : [];
}
