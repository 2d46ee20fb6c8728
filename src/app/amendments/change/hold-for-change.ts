import { chooseAutomatically } from '#app/booking/automatic-choice.ts';
import { withStep } from '#app/booking/draft-progress.ts';
import { lostSeatFaults } from '#app/booking/lost-seats.ts';
import { choiceFaults, familyFaults, type SeatChoice, seatChosen, requestedSeatsOf } from '#app/booking/seat-choice.ts';
import { type SeatMap, seatMaps } from '#app/booking/seat-maps.ts';
import type { HoldOutcome } from '#app/booking/seat-ports.ts';
import { offerUntil } from '#domain/amendments/change-rules.ts';
import type { Reservation } from '#domain/booking/reservation.ts';
import { type Faults, fault } from '#domain/errors.ts';
import { takesSeat } from '#domain/fares/passenger-type.ts';
import { fail, ok, type Result } from '#kernel/result.ts';
import type { ChangeDeps } from './change-deps.ts';
import type { ChangeOffer } from './offer-change.ts';

export interface SeatOfPassenger {
  readonly position: number;
  readonly seat: number;
}

/** Retries when automatically chosen seats were taken by others. */
const TRIES = 8;

/** Holds seats on the new run for as long as the offer is valid. Without requested seats, the best available. */
export async function holdForChange(
  deps: ChangeDeps,
  { changing, map: offered, subject }: ChangeOffer,
  seats: readonly SeatOfPassenger[],
): Promise<Result<Reservation, Faults>> {
  let map: SeatMap = offered;
  for (let tries = 0; tries < TRIES; tries += 1) {
    const chosen = choose(map, changing, { seats, losses: tries });
    if (!chosen.ok) return chosen;
    const seatOf = (position: number) => seatChosen(chosen.value, position, 'departure');
    const outcome = await deps.seats.hold({
      stored: { reservation: changing, version: 0 },
      journeys: [requestedSeatsOf(map, changing, (position) => seatOf(position)!)],
      until: (now) => offerUntil(now, subject.closesAt, map.run.departs),
      next: (until) =>
        withStep({
          ...changing,
          holdUntil: until,
          passengers: changing.passengers.map((passenger) => ({
            ...passenger,
            seats: {
              departure: takesSeat(passenger.type) ? seatOf(passenger.position) : undefined,
              return: undefined,
            },
          })),
        }),
    });
    if (outcome.kind !== 'taken') return answerOf(outcome);
    [map = map] = await seatMaps(deps, changing);
    if (seats.length > 0) return lost(map, chosen.value, outcome);
  }
  return fail([fault('departure_full', 'schedule_id')]);
}

function choose(
  map: SeatMap,
  reservation: Reservation,
  { seats, losses }: { readonly seats: readonly SeatOfPassenger[]; readonly losses: number },
): Result<readonly SeatChoice[], Faults> {
  if (seats.length === 0) return chooseAutomatically([map], { reservation, named: [], losses });
  const choices = seats.map(({ position, seat }) => ({ position, departure: seat, return: undefined }));
  const wrong = choiceFaults(map, reservation, choices);
  const [first, ...others] = wrong.length > 0 ? wrong : familyFaults(map, reservation, choices);
  return first ? fail([first, ...others]) : ok(choices);
}

function lost(
  map: SeatMap,
  choices: readonly SeatChoice[],
  { seats }: Extract<HoldOutcome, { kind: 'taken' }>,
): Result<never, Faults> {
  const [first, ...others] = lostSeatFaults([map], choices, seats);
  return fail(first ? [first, ...others] : [fault('action_failed')]);
}

function answerOf(outcome: Exclude<HoldOutcome, { kind: 'taken' }>): Result<Reservation, Faults> {
  switch (outcome.kind) {
    case 'held':
      return ok(outcome.reservation);
    case 'quota':
      return fail([fault('quota_exhausted', 'schedule_id', { quota: outcome.quota })]);
    // Seats of a paid trip do not count towards a holder's limits.
    case 'proof':
    case 'limit':
      return fail([fault('hold_limit_reached')]);
    case 'ended':
      return fail([fault('time_exceeded')]);
    case 'changed':
      return fail([fault('change_overtaken')]);
  }
}
