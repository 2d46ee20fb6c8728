import type { Lang } from '#text/lang.ts';
import { passengerName } from '#web/flows/reservation/passenger-name.ts';
import type { ReservationView } from '#wire/reservation.ts';

/** What the passengers are called by position: by first name where that tells them apart, else in full. */
export function partyNames(
  reservation: Pick<ReservationView, 'passengers'>,
  lang: Lang,
): Readonly<Record<number, string>> {
  const { passengers } = reservation;
  const first = passengers.map(({ position }) => passengerName(reservation, position, lang));
  return Object.fromEntries(
    passengers.map(({ position, last_name }, i) => {
      const name = first[i] ?? '';
      const isShared = first.filter((other) => other === name).length > 1;
      return [position, isShared ? `${name} ${last_name || position}` : name];
    }),
  );
}
