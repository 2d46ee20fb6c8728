import type { PassengerType } from '#domain/fares/passenger-type.ts';

/** A passenger as the seats step shows them, in the visitor's language. */
export interface Member {
  readonly position: number;
  readonly type: PassengerType;
  readonly typeName: string;
  /** First name where that tells them apart, else in full. */
  readonly name: string;
  /** False for who rides on a lap. */
  readonly isSeated: boolean;
}

/** What the passenger at a position is called. */
export const nameOf = (party: readonly Pick<Member, 'position' | 'name'>[], position: number): string =>
  party.find((member) => member.position === position)?.name ?? '';
