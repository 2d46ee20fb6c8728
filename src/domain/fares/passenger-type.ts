import type { SoldPassengerType } from '#domain/invoicing/sold-thing.ts';

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
] as const satisfies readonly SoldPassengerType[];

export type PassengerType = (typeof PASSENGER_TYPES)[number];

/** Requested passengers by type; a missing type means none. */
export type Party = Readonly<Partial<Record<PassengerType, number>>>;

/** The legal quota of a type, counted per bus and run; student and flex share, teacher and flex share (T16). */
export type Quota = 'student' | 'teacher' | 'inapam';

/** Counts a list of passengers by type. */
export function partyOf(types: readonly PassengerType[]): Party {
  const party: Partial<Record<PassengerType, number>> = {};
  for (const type of types) party[type] = (party[type] ?? 0) + 1;
  return party;
}

/** Lists the passengers of a party, in the order of the types. */
export const passengersOf = (party: Party): readonly PassengerType[] =>
  PASSENGER_TYPES.flatMap((type) => Array.from({ length: countOf(party, type) }, () => type));

/** The number of passengers of these types. */
export const countOfAny = (party: Party, types: readonly PassengerType[]): number =>
  types.reduce((n, type) => n + countOf(party, type), 0);

/** Types old enough to look after a minor or hold an infant (T20, T21). */
export const ADULT_TYPES = ['adult', 'inapam', 'teacher', 'teacher_flex'] as const satisfies readonly PassengerType[];

/** Types that need an adult of the party next to them (N7). */
export const CHILD_TYPES = ['minor', 'infant'] as const satisfies readonly PassengerType[];

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
