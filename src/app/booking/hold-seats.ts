import { chooseAutomatically } from '#app/booking/automatic-choice.ts';
import type { Caller } from '#app/caller.ts';
import { withStep } from '#app/booking/draft-progress.ts';
import { findDraft } from '#app/booking/find-draft.ts';
import { lostSeatFaults } from '#app/booking/lost-seats.ts';
import type { StoredReservation } from '#app/booking/ports.ts';
import { choiceFaults, familyFaults, type SeatChoice, seatChosen, requestedSeatsOf } from '#app/booking/seat-choice.ts';
import { type SeatMap, seatMaps } from '#app/booking/seat-maps.ts';
import type { SeatDeps } from '#app/booking/seat-deps.ts';
import type { HoldOrder, HoldOutcome } from '#app/booking/seat-ports.ts';
import { seatsStepFault } from '#app/booking/seats-step.ts';
import type { SeatsOfJourney } from '#app/seats/ports.ts';
import { holdUntil } from '#domain/booking/deadlines.ts';
import type { Reservation } from '#domain/booking/reservation.ts';
import { type Faults, fault } from '#domain/errors.ts';
import { takesSeat } from '#domain/fares/passenger-type.ts';
import type { Direction } from '#domain/fares/quote.ts';
import { parseReservationCode } from '#kernel/ids.ts';
import type { Instant } from '#kernel/instant.ts';
import { fail, ok, type Result } from '#kernel/result.ts';

export interface HoldSeats {
  readonly code: string;
  /** The server chooses; `seats` only says near which seats. */
  readonly automatic: boolean;
  readonly seats: readonly SeatChoice[];
  /** The answer to the captcha that was required. */
  readonly captcha?: string | undefined;
}

/** Retries when automatically chosen seats were taken by others, or when another tab changed the draft. */
const TRIES = 8;

/**
 * Holds a seat for each passenger who needs one, in all dated journeys at once (M61, T37). Seats already held are kept
 * if requested again, with their remaining time; the others go back on sale.
 */
export const holdSeats =
  (deps: SeatDeps) =>
  async (input: HoldSeats, caller: Caller, now: Instant): Promise<Result<Reservation, Faults>> => {
    const hasSolved = await hasSolvedCaptcha(deps, input, now);
    for (let tries = 0; tries < TRIES; tries += 1) {
      const [found, seatsTaken] = await Promise.all([findDraft(deps, input.code, caller), seatsOf(deps, input.code)]);
      if (!found.ok) return found;
      const { reservation } = found.value;
      const proof = reservation.contactConfirmed ? 'contact' : hasSolved ? 'captcha' : undefined;
      const holder = { address: caller.address, contact: reservation.contact, proof } as const;
      const maps = await seatMaps(deps, reservation, seatsTaken);
      const early = seatsStepFault(await deps.timetable.current(), { reservation, maps, now });
      if (early) return fail([early]);
      const choices = choicesFor(maps, reservation, { ...input, losses: tries });
      if (!choices.ok) return choices;
      if (maps.length === 0) return ok(reservation);
      const outcome = await deps.seats.hold({ ...orderOf(found.value, maps, choices.value), holder });
      const answer = await answerOf(deps, outcome, { reservation, choices: choices.value, now });
      const mayTryAgain = outcome.kind === 'changed' || (input.automatic && outcome.kind === 'taken');
      if (answer.ok || !mayTryAgain) return answer;
    }
    return fail([fault('action_failed')]);
  };

/** Read with the reservation instead of after it. */
async function seatsOf({ seats }: SeatDeps, code: string): Promise<readonly SeatsOfJourney[]> {
  const parsed = parseReservationCode(code);
  return parsed ? seats.takenOf(parsed) : [];
}

const subjectOf = (code: string): string => `seats ${code.trim().toUpperCase()}`;

const hasSolvedCaptcha = async (
  { captchas }: SeatDeps,
  { code, captcha: token }: HoldSeats,
  now: Instant,
): Promise<boolean> =>
  token !== undefined && token !== '' && (await captchas.isSolved({ token, subject: subjectOf(code), now }));

function choicesFor(
  maps: readonly SeatMap[],
  reservation: Reservation,
  { automatic, seats, losses }: HoldSeats & { readonly losses: number },
): Result<readonly SeatChoice[], Faults> {
  if (automatic) return chooseAutomatically(maps, { reservation, named: seats, losses });
  const wrong = maps.flatMap((map) => choiceFaults(map, reservation, seats));
  const [first, ...others] = wrong.length > 0 ? wrong : maps.flatMap((map) => familyFaults(map, reservation, seats));
  return first ? fail([first, ...others]) : ok(seats);
}

function orderOf(stored: StoredReservation, maps: readonly SeatMap[], choices: readonly SeatChoice[]): HoldOrder {
  const { reservation } = stored;
  const seatOf = (position: number, direction: Direction) =>
    maps.some((map) => map.direction === direction) ? seatChosen(choices, position, direction) : undefined;
  return {
    stored,
    journeys: maps.map((map) => requestedSeatsOf(map, reservation, (position) => seatOf(position, map.direction)!)),
    until: (now) =>
      reservation.holdUntil ??
      holdUntil(
        now,
        maps.map(({ run }) => run.departs),
      ),
    next: (until) =>
      withStep({
        ...reservation,
        holdUntil: until,
        releasedSeats: [],
        passengers: reservation.passengers.map((passenger) => {
          const of = (direction: Direction) =>
            takesSeat(passenger.type) ? seatOf(passenger.position, direction) : undefined;
          return { ...passenger, seats: { departure: of('departure'), return: of('return') } };
        }),
      }),
  };
}

interface Asked {
  readonly reservation: Reservation;
  readonly choices: readonly SeatChoice[];
  readonly now: Instant;
}

async function answerOf(
  deps: SeatDeps,
  outcome: HoldOutcome,
  { reservation, choices, now }: Asked,
): Promise<Result<Reservation, Faults>> {
  switch (outcome.kind) {
    case 'held':
      return ok(outcome.reservation);
    case 'taken': {
      const [first, ...others] = lostSeatFaults(await seatMaps(deps, reservation), choices, outcome.seats);
      return fail(first ? [first, ...others] : [fault('action_failed')]);
    }
    case 'quota':
      return fail([fault('quota_exhausted', outcome.direction, { quota: outcome.quota })]);
    case 'proof': {
      if (outcome.proof === 'contact') return fail([fault('hold_contact_required')]);
      return fail([
        fault('hold_captcha_required', 'captcha', { ...deps.captchas.task(subjectOf(reservation.code), now) }),
      ]);
    }
    case 'limit':
      return fail([fault('hold_limit_reached')]);
    case 'ended':
      return fail([fault('time_exceeded')]);
    case 'changed':
      return fail([fault('action_failed')]);
  }
}
