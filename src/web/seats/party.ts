import { takesSeat } from '#domain/fares/passenger-type.ts';
import type { Lang } from '#text/lang.ts';
import { passengerTypeNames } from '#text/passenger-type-names.ts';
import { passengerName } from '#web/fares/passenger-name.ts';
import type { ReservationView } from '#wire/reservation.ts';
import type { Member } from './member.ts';

/** The passengers, in order. */
export function partyOf(reservation: Pick<ReservationView, 'passengers'>, lang: Lang): readonly Member[] {
  const { passengers } = reservation;
  const first = passengers.map(({ position }) => passengerName(reservation, position, lang));
  return passengers.map(({ position, type, last_name }, i) => {
    const name = first[i] ?? '';
    const isShared = first.filter((other) => other === name).length > 1;
    return {
      position,
      type,
      typeName: passengerTypeNames[type][lang],
      name: isShared ? `${name} ${last_name || position}` : name,
      isSeated: takesSeat(type),
    };
  });
}
