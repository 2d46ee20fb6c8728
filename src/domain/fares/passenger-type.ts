/** The eight passenger types of the specification (section 3), in the order they are offered. */
export const PASSENGER_TYPES = [
  'adult',
  'minor',
  'inapam',
  'infant',
  'student',
  'student_flex',
  'teacher',
  'teacher_flex',
] as const;

export type PassengerType = (typeof PASSENGER_TYPES)[number];

/** Passengers asked for, by type; a missing type is none of it. */
export type Party = Readonly<Partial<Record<PassengerType, number>>>;

/** Legal quota a type draws from, counted per bus and run; student and flex share, teacher and flex share (T16). */
export type Quota = 'student' | 'teacher' | 'inapam';

export const countOf = (party: Party, type: PassengerType): number => party[type] ?? 0;

export const partySize = (party: Party): number => PASSENGER_TYPES.reduce((n, type) => n + countOf(party, type), 0);

/** Infants ride on a lap: everyone else needs a seat. */
export const takesSeat = (type: PassengerType): boolean => type !== 'infant';

export const seatsNeeded = (party: Party): number => partySize(party) - countOf(party, 'infant');

export function quotaOf(type: PassengerType): Quota | undefined {
  switch (type) {
    case 'student':
    case 'student_flex':
      return 'student';
    case 'teacher':
    case 'teacher_flex':
      return 'teacher';
    case 'inapam':
      return 'inapam';
    case 'adult':
    case 'minor':
    case 'infant':
      return undefined;
  }
}
