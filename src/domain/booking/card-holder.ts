import type { Passenger } from '#domain/booking/reservation.ts';
import type { Traveller } from '#domain/loyalty/traveller.ts';
import type { NameInput } from '#domain/orders/contact-rules.ts';

/** Ignores accents and case. */
const NAMES = new Intl.Collator('es', { sensitivity: 'base' });

/** Whether two names may be the same person's. */
export const isSameName = (one: NameInput, other: NameInput): boolean =>
  NAMES.compare(one.firstName, other.firstName) === 0 && NAMES.compare(one.lastName, other.lastName) === 0;

/**
 * The passengers, with the card tier set on the one who is the signed-in traveller. Other passengers get no allowance,
 * even when the cardholder buys for them. Of namesakes the first gets it; accounts are for adults.
 */
export function withTierOf(
  passengers: readonly Passenger[],
  traveller: Pick<Traveller, 'id' | 'firstName' | 'lastName' | 'tier'>,
): readonly Passenger[] {
  const holder = passengers.find((one) => one.type !== 'infant' && one.type !== 'minor' && isSameName(one, traveller));
  return passengers.map((one) => (one === holder ? { ...one, tier: traveller.tier, traveller: traveller.id } : one));
}
