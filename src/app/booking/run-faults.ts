import type { SaleDeps } from '#app/booking/sale-deps.ts';
import { leftOnRuns } from '#app/seats/left-on-run.ts';
import type { Timetable } from '#app/timetable/timetable.ts';
import { type NoRoom, noRoomFor } from '#domain/booking/availability.ts';
import { isOnSale } from '#domain/booking/deadlines.ts';
import { rateFaults } from '#domain/booking/rate-rules.ts';
import type { Reservation } from '#domain/booking/reservation.ts';
import type { RequestedJourney } from '#domain/booking/search-request.ts';
import { type Fault, fault } from '#domain/errors.ts';
import { partyOf } from '#domain/fares/passenger-type.ts';
import { DIRECTIONS, type Direction } from '#domain/fares/quote.ts';
import { isSameSegment } from '#domain/timetable/departure.ts';
import type { Run } from '#domain/timetable/run.ts';
import type { Instant } from '#kernel/instant.ts';
import { dateInZone } from '#kernel/zoned.ts';

/** The runs named in a request, by journey. */
export type RequestedRuns = Readonly<Partial<Record<Direction, Run>>>;

interface Choice {
  readonly timetable: Timetable;
  readonly wanted: RequestedRuns;
  readonly now: Instant;
}

/**
 * Why the requested runs cannot be had, each at its journey: closed, full, or a rate that does not hold on the new day.
 */
export async function journeyFaults(
  { availability }: Pick<SaleDeps, 'availability'>,
  reservation: Reservation,
  { timetable, wanted, now }: Choice,
): Promise<readonly Fault[]> {
  const directions = DIRECTIONS.filter((direction) => wanted[direction]);
  const closed = directions
    .filter((direction) => !isOnSale(now, wanted[direction]!.departs))
    .map((direction) => fault('departure_closed', direction));
  if (closed.length > 0) return closed;
  const rates = ratesOnNewDays(reservation, timetable, wanted);
  return rates.length > 0 ? rates : roomFaults(availability, reservation, wanted);
}

/** Students and teachers may have been sold a day on which their rate holds, and now choose another (T13, T14). */
function ratesOnNewDays(reservation: Reservation, { windows }: Timetable, wanted: RequestedRuns): readonly Fault[] {
  const requested = (direction: Direction): RequestedJourney => {
    const run = wanted[direction];
    const date = run ? dateInZone(run.departs, run.origin.zone) : reservation[direction].date;
    return date === undefined ? { kind: 'open' } : { kind: 'dated', date };
  };
  return rateFaults({
    party: partyOf(reservation.passengers.map(({ type }) => type)),
    departure: requested('departure'),
    return: reservation.round || reservation.via !== undefined ? requested('return') : undefined,
    windows,
  });
}

/** A run that is kept is not checked again: the seats this reservation holds on it would count against it. */
async function roomFaults(
  availability: SaleDeps['availability'],
  reservation: Reservation,
  wanted: RequestedRuns,
): Promise<readonly Fault[]> {
  const changed = DIRECTIONS.flatMap((direction) => {
    const run = wanted[direction];
    return run && !isSameSegment(run.segment, reservation[direction].segment) ? [{ direction, run }] : [];
  });
  const party = partyOf(reservation.passengers.map(({ type }) => type));
  const left = await leftOnRuns(
    availability,
    changed.map(({ run }): Run => run),
  );
  return changed.flatMap(({ direction }, index) => {
    const reason = noRoomFor(party, left[index]!);
    return reason === undefined ? [] : [roomFault(reason, direction)];
  });
}

function roomFault(reason: NoRoom, direction: Direction): Fault {
  if (reason === 'cancelled') return fault('departure_cancelled', direction);
  if (reason === 'full') return fault('departure_full', direction);
  return fault('quota_exhausted', direction, { quota: reason.slice('quota_'.length) });
}
