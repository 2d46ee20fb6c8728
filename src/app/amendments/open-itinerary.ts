import { type LookUp, lookUp, type LookUpDeps } from '#app/access/look-up.ts';
import { readItinerary } from '#app/access/read-itinerary.ts';
import { proveByOneTimeCode } from '#app/access/recover-pin.ts';
import { type ActionsDeps, possibleActions } from '#app/amendments/possible-actions.ts';
import type { Reservations } from '#app/booking/ports.ts';
import { tripFacts } from '#app/booking/read-reservation.ts';
import type { FactsDeps, ReservationFacts } from '#app/booking/reservation-facts.ts';
import type { Caller } from '#app/caller.ts';
import type { Action } from '#domain/amendments/action.ts';
import type { Faults } from '#domain/errors.ts';
import type { Instant } from '#kernel/instant.ts';
import { ok, type Result } from '#kernel/result.ts';

export type OpenItineraryDeps = LookUpDeps &
  FactsDeps &
  ActionsDeps & { readonly reservations: Pick<Reservations, 'byId'> };

/** A reservation, as far as the session's proof allows. */
export interface OpenedItinerary {
  readonly facts: ReservationFacts;
  /** The possible actions; undefined for a session that may see the reservation only masked. */
  readonly actions: readonly Action[] | undefined;
}

type Opening<Input> = (input: Input, caller: Caller, now: Instant) => Promise<Result<OpenedItinerary, Faults>>;

/** Opens a reservation for a session with a proof; the possible actions are only for sessions with full access. */
export function openItinerary(deps: OpenItineraryDeps): Opening<{ readonly code: string }> {
  const read = readItinerary(deps);
  const factsOf = tripFacts(deps);
  const actionsOf = possibleActions(deps);
  return async (named, caller, now) => {
    const seen = await read(named, caller);
    if (!seen.ok) return seen;
    const { order, level } = seen.value;
    const facts = await factsOf(order);
    if (!facts.ok) return facts;
    return ok({ facts: facts.value, actions: level === 'full' ? await actionsOf(facts.value, now) : undefined });
  };
}

/** Opens it for a session that proves itself with data about the reservation. */
export function lookUpItinerary(deps: OpenItineraryDeps): Opening<LookUp> {
  const [prove, open] = [lookUp(deps), openItinerary(deps)];
  return async (input, caller, now) => {
    const proved = await prove(input, caller, now);
    return proved.ok ? open(input, caller, now) : proved;
  };
}

/** Opens it for a session that proves itself with a one-time code. */
export function openByOneTimeCode(
  deps: OpenItineraryDeps,
): Opening<{ readonly code: string; readonly digits: string }> {
  const [prove, open] = [proveByOneTimeCode(deps), openItinerary(deps)];
  return async (input, caller, now) => {
    const proved = await prove(input, caller);
    return proved.ok ? open(input, caller, now) : proved;
  };
}
