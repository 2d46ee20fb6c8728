import type { PassengerType } from '#domain/fares/passenger-type.ts';

/** A passenger as shown in the seats step, in the visitor's language. */
export interface Member {
  readonly position: number;
  readonly type: PassengerType;
  readonly typeName: string;
  /** The first name if it is unambiguous, else the full name. */
  readonly name: string;
  /** False for an infant on a lap. */
  readonly isSeated: boolean;
}

/** The name of the passenger at a position. */
export const nameOf = (party: readonly Pick<Member, 'position' | 'name'>[], position: number): string =>
  party.find((member) => member.position === position)?.name ?? '';
