import { pairOf } from '#app/booking/reservation-facts.ts';
import type { Direction } from '#domain/fares/quote.ts';
import { type Centavos, minus } from '#kernel/money.ts';
import type { Subject } from './subject.ts';

const OTHER: Readonly<Record<Direction, Direction>> = { departure: 'return', return: 'departure' };

/**
 * How much the adult fare rose since an open ticket was sold; undefined when it did not, or the journey is not open.
 * The class of the sale is that of the other journey, unless that was changed; then it is the class whose current fare
 * is the lowest at or above the price paid, so that a more expensive class is never free.
 */
export function tariffRise({ stored, direction, timetable, runs }: Subject): Centavos | undefined {
  const { reservation } = stored;
  const sold = reservation.quote!.tickets.find((one) => one.direction === direction && one.type !== 'infant')?.fullFare;
  if (!reservation[direction].open || sold === undefined) return undefined;
  const pair = pairOf(reservation, direction);
  const other = reservation.changed.includes(OTHER[direction]) ? undefined : runs[OTHER[direction]];
  const ofClass = other && timetable.fares.of(pair, other.departure.service.id);
  const today = ofClass !== undefined && ofClass >= sold ? ofClass : timetable.fares.atLeast(pair, sold);
  return today === undefined || today === sold ? undefined : minus(today, sold);
}
