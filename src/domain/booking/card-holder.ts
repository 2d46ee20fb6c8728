import type { Passenger } from '#domain/booking/reservation.ts';
import type { Traveller } from '#domain/loyalty/traveller.ts';
import type { NameInput } from '#domain/orders/contact-rules.ts';

/** Neither accents nor case tell two people apart. */
const NAMES = new Intl.Collator('es', { sensitivity: 'base' });

/** Whether two names are of one person, as far as a name tells. */
export const isSameName = (one: NameInput, other: NameInput): boolean =>
  NAMES.compare(one.firstName, other.firstName) === 0 && NAMES.compare(one.lastName, other.lastName) === 0;

/**
 * The passengers, the one who is the signed-in traveller with the tier of their card. It goes with nobody else: anyone who buys
 * for others gives them no allowance. Of namesakes the first has it; accounts are for adults.
 */
export function withTierOf(
  passengers: readonly Passenger[],
  traveller: Pick<Traveller, 'id' | 'firstName' | 'lastName' | 'tier'>,
): readonly Passenger[] {
  const holder = passengers.find((one) => one.type !== 'infant' && one.type !== 'minor' && isSameName(one, traveller));
  return passengers.map((one) => (one === holder ? { ...one, tier: traveller.tier, traveller: traveller.id } : one));
}
