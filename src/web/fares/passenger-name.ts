import type { Lang } from '#text/lang.ts';
import { passengerTypeNames } from '#text/passenger-type-names.ts';
import type { ReservationView } from '#wire/reservation.ts';

/** A passenger's display name: the first name, or the passenger type while no name is known. */
export function passengerName(
  { passengers }: Pick<ReservationView, 'passengers'>,
  position: number,
  lang: Lang,
): string {
  const passenger = passengers.find((one) => one.position === position);
  if (!passenger) return '';
  return passenger.first_name || passengerTypeNames[passenger.type][lang];
}
