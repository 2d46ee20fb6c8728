import type { Caller } from '#app/caller.ts';
import { findReservation } from '#app/booking/find-draft.ts';
import { lostSeatFaults } from '#app/booking/lost-seats.ts';
import { type SeatMap, seatMaps } from '#app/booking/seat-maps.ts';
import type { SeatDeps } from '#app/booking/seat-deps.ts';
import type { JourneySeatStatus, SeatChanges, SeatsChanged, SeatChangeStatus } from './ports.ts';
import { journeyRefusal, passengerRefusal, type SeatRequest, requestFaults } from '#domain/amendments/seat-rules.ts';
import type { Reservation } from '#domain/booking/reservation.ts';
import { type Fault, type Faults, fault } from '#domain/errors.ts';
import type { Direction } from '#domain/fares/quote.ts';
import { minorsApart, type Seated } from '#domain/seats/family.ts';
import type { SeatLayout } from '#domain/seats/layout.ts';
import { seatField } from '#domain/seats/seat-field.ts';
import { maskOf, NO_SEATS } from '#domain/seats/bitmap.ts';
import { fail, ok, type Result } from '#kernel/result.ts';

export interface SeatChangeDeps extends SeatDeps {
  readonly seatChanges: SeatChanges;
  readonly fingerprint: (text: string) => string;
}

/** A journey, with the reason if its seats cannot be changed. */
export interface SeatsOffer {
  readonly journey: JourneySeatStatus;
  readonly refusal: Fault | undefined;
  readonly passengers: readonly {
    readonly passenger: JourneySeatStatus['passengers'][number];
    readonly refusal: Fault | undefined;
  }[];
  /**
   * The bus, if seats can be changed. Seats of party members who cannot move count as taken, the others as free for the
   * party.
   */
  readonly map: (SeatMap & { readonly fewestApart: number }) | undefined;
}

/** Whose seats can be changed, until when, and which are free (B22). Read-only; requires full proof, like `find`. */
export const listSeatChanges =
  (deps: SeatChangeDeps) =>
  async ({ code }: { readonly code: string }, caller: Caller): Promise<Result<readonly SeatsOffer[], Faults>> => {
    const found = await findReservation(deps, code, caller);
    if (!found.ok) return found;
    const { reservation } = found.value;
    const current = await deps.seatChanges.status(reservation.id);
    const maps = await seatMaps(deps, reservation);
    return ok(current.journeys.map((journey) => offerOf(journey, { current, maps, reservation })));
  };

function offerOf(
  journey: JourneySeatStatus,
  { current, maps, reservation }: { current: SeatChangeStatus; maps: readonly SeatMap[]; reservation: Reservation },
): SeatsOffer {
  const { direction } = journey;
  const refusal = journeyRefusal(journey, current);
  const passengers = journey.passengers.map((passenger) => ({
    passenger,
    refusal: refusal ?? passengerRefusal(passenger, direction),
  }));
  const movable = passengers.filter((one) => one.refusal === undefined).map(({ passenger }) => passenger.seat);
  const map = maps.find((one) => one.direction === direction);
  const isOpen = map !== undefined && movable.length > 0;
  if (!isOpen) return { journey, refusal, passengers, map: undefined };
  const fewestApart = minorsApart(map.layout, seatedOn(journey, reservation)).length;
  return { journey, refusal, passengers, map: { ...map, mine: maskOf(movable), fewestApart } };
}

/** The party's seats on a journey after the requested moves. */
const seatedOn = (
  { passengers }: Pick<JourneySeatStatus, 'passengers'>,
  reservation: Reservation,
  requests: readonly SeatRequest[] = [],
): readonly (Seated & { readonly position: number })[] =>
  passengers.flatMap(({ position, seat }) => {
    const type = reservation.passengers.find((one) => one.position === position)?.type;
    const requested = requests.find((one) => one.position === position)?.seat ?? seat;
    return type ? [{ position, type, seat: requested }] : [];
  });

export interface ChangeSeats {
  readonly code: string;
  readonly direction: Direction;
  /** Passengers who are not named keep their seats. */
  readonly seats: readonly SeatRequest[];
  readonly key: string;
}

/** Moves passengers to other seats of the same bus: their times and prices stay. Idempotent by key. */
export const changeSeats =
  (deps: SeatChangeDeps) =>
  async ({ code, direction, seats, key }: ChangeSeats, caller: Caller): Promise<Result<Reservation, Faults>> => {
    const found = await findReservation(deps, code, caller);
    if (!found.ok) return found;
    const { reservation } = found.value;
    const named = seats.toSorted((a, b) => a.position - b.position).map(({ position, seat }) => [position, seat]);
    const layout = (await seatMaps(deps, reservation)).find((map) => map.direction === direction)?.layout;
    const requestHash = deps.fingerprint(JSON.stringify(['seats', direction, named]));
    const changed = await deps.seatChanges.change({
      reservation: reservation.id,
      direction,
      seats,
      sessionHash: caller.sessionHash,
      key,
      requestHash,
      judge: (current) => faultsOf(current, { reservation, direction, seats, layout }),
    });
    const [first, ...others] = await refusalOf(deps, changed, { reservation, direction, seats, requestHash });
    if (first) return fail([first, ...others]);
    const after = await findReservation(deps, code, caller);
    return after.ok ? ok(after.value.reservation) : after;
  };

interface RequestedMove extends Pick<ChangeSeats, 'direction' | 'seats'> {
  readonly reservation: Reservation;
  readonly layout: SeatLayout | undefined;
}

function faultsOf(current: SeatChangeStatus, requested: RequestedMove): readonly Fault[] {
  const journey = current.journeys.find((one) => one.direction === requested.direction);
  if (!journey) return [fault('change_ticket_unknown', 'direction')];
  const refusal = journeyRefusal(journey, current);
  if (refusal) return [refusal];
  const wrong = requestFaults(journey, requested.seats);
  return wrong.length > 0 ? wrong : familyFaults(journey, requested);
}

/** The family promise after the sale (N7): no move separates a minor from the adults of the party. */
function familyFaults(
  journey: JourneySeatStatus,
  { reservation, direction, seats, layout }: RequestedMove,
): readonly Fault[] {
  if (!layout) return [];
  const before = minorsApart(layout, seatedOn(journey, reservation));
  const after = seatedOn(journey, reservation, seats);
  const apart = minorsApart(layout, after);
  if (apart.length <= before.length) return [];
  return after
    .filter(({ seat }) => seat !== undefined && apart.includes(seat))
    .map(({ position, seat }) => fault('minor_apart', seatField(position, direction), { seat: seat! }));
}

interface Asked extends Pick<ChangeSeats, 'direction' | 'seats'> {
  readonly reservation: Reservation;
  readonly requestHash: string;
}

async function refusalOf(deps: SeatChangeDeps, changed: SeatsChanged, asked: Asked): Promise<readonly Fault[]> {
  switch (changed.kind) {
    case 'done':
      return [];
    case 'repeated':
      return changed.requestHash === asked.requestHash ? [] : [fault('idempotency_mismatch')];
    case 'refused':
      return changed.faults;
    case 'taken':
      return takenFaults(deps, changed.seats, asked);
  }
}

/** A fault for each taken seat, with the nearest free one that is not the party's own. */
async function takenFaults(
  deps: SeatChangeDeps,
  taken: readonly number[],
  { reservation, direction, seats }: Asked,
): Promise<readonly Fault[]> {
  const map = (await seatMaps(deps, reservation)).find((one) => one.direction === direction);
  if (!map) throw new Error(`reservation ${reservation.id} has seats and no bus`);
  const choices = seats.map(({ position, seat }) => ({ position, departure: seat, return: seat }));
  const lost = taken.map((seat) => ({ direction, seat }));
  return lostSeatFaults([{ ...map, mine: NO_SEATS }], choices, lost);
}
