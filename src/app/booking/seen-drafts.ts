import { withoutConnection } from '#app/booking/reservation-facts.ts';
import type { Caller } from '#app/caller.ts';
import type { Reservation } from '#domain/booking/reservation.ts';

/** A draft as its lists are of it. */
export interface SearchedDraft {
  /** Without a chosen connection. */
  readonly reservation: Reservation;
  /** All of it that a list follows from, as text: nothing that tells one visitor from another. */
  readonly text: string;
}

export function searchedDraft(draft: Reservation): SearchedDraft {
  const reservation = withoutConnection(draft);
  const { origin, destination, round, promoCode, passengers, quote } = reservation;
  const types = passengers.map(({ type }) => type);
  const journeys = [reservation.departure, reservation.return].map((one) => [one.date, one.open, one.segment]);
  // A chosen run that is no longer on sale keeps its fare.
  const fares = quote?.tickets.map(({ direction, type, fullFare }) => [direction, type, fullFare]);
  return { reservation, text: JSON.stringify([origin, destination, round, promoCode, types, journeys, fares]) };
}

/** More than are between two of their lists at a time; each takes a few kilobytes. */
const MAX_DRAFTS = 500;

/**
 * Drafts as this process saw them last, by the session that it answered. Only a guess at what somebody's next list is
 * of: nothing is shown, allowed or refused from it.
 */
export interface SeenDrafts {
  saw(draft: SearchedDraft, caller: Caller): void;
  last(code: string, caller: Caller): SearchedDraft | undefined;
}

/** The oldest are forgotten first. */
export function seenDrafts(): SeenDrafts {
  const drafts = new Map<string, { readonly draft: SearchedDraft; readonly sessionHash: Uint8Array }>();
  return {
    saw: (draft, { sessionHash }) => {
      const { code } = draft.reservation;
      drafts.delete(code);
      drafts.set(code, { draft, sessionHash });
      const [oldest] = drafts.keys();
      if (oldest !== undefined && drafts.size > MAX_DRAFTS) drafts.delete(oldest);
    },
    last: (code, { sessionHash }) => {
      const seen = drafts.get(code);
      return seen && Buffer.compare(seen.sessionHash, sessionHash) === 0 ? seen.draft : undefined;
    },
  };
}
