import type { Caller } from '#app/caller.ts';
import type { TravellerSessions } from '#app/loyalty/ports.ts';
import { signedIn } from '#app/loyalty/signed-in.ts';
import { type BoardedTicket, type WinDeps, winPoints } from '#app/loyalty/win-points.ts';
import { Rollback, type Transaction } from '#app/transaction.ts';
import { type ClaimedTicket, lateCreditVerdict } from '#domain/boarding/late-credit.ts';
import { type Faults, fault } from '#domain/errors.ts';
import type { NameInput } from '#domain/orders/contact-rules.ts';
import { folioOf, parseFolio } from '#domain/ticketing/ticket-rules.ts';
import type { Instant } from '#kernel/instant.ts';
import type { Points } from '#kernel/money.ts';
import { fail, ok, type Result } from '#kernel/result.ts';

/** A ticket by its folio, locked, with its passenger. */
export interface TicketToClaim extends Pick<BoardedTicket, 'ticket' | 'worth'> {
  readonly passenger: NameInput;
  readonly boardedAt: Instant | undefined;
}

export interface LateCreditDeps extends WinDeps {
  readonly travellerSessions: TravellerSessions;
  readonly ticketToClaim: (tx: Transaction, folio: string) => Promise<TicketToClaim | undefined>;
}

export interface LateCreditRequest {
  readonly folio: string;
  readonly name: NameInput;
}

/**
 * Late credit: gives the points of a ticket boarded without a card to the passenger's account, once, by its folio and
 * the name on it. Returns the number of points.
 */
export const claimLateCredit =
  (deps: LateCreditDeps) =>
  async ({ folio, name }: LateCreditRequest, caller: Caller, now: Instant): Promise<Result<Points, Faults>> => {
    const known = await signedIn(deps.travellerSessions, caller, now);
    if (!known) return fail([fault('traveller_session_required')]);
    const { traveller } = known;
    const parsed = parseFolio(folio);
    return deps.pointStores.inTransaction<Result<Points, Faults>>(async (tx) => {
      const found = parsed && (await deps.ticketToClaim(tx, folioOf(parsed.code, parsed.number)));
      const claimed = found && (await claimedOf(deps, tx, found));
      const verdict = lateCreditVerdict({ folio, ticket: claimed, name, traveller, now });
      if (verdict.kind === 'refused') return fail(verdict.faults);
      const { ticket, worth, boardedAt } = verdict.ticket;
      const won = await winPoints(deps, tx, { ticket, worth, boardedAt, traveller: traveller.id, isLate: true });
      if (won === undefined) throw new Rollback<Result<Points, Faults>>(fail([fault('late_credit_won', 'folio')]));
      return ok(won);
    });
  };

const claimedOf = async (
  { pointStores }: LateCreditDeps,
  tx: Transaction,
  found: TicketToClaim,
): Promise<TicketToClaim & ClaimedTicket> => ({
  ...found,
  isGivenUp: found.worth.isGivenUp,
  hasWon: (await pointStores.winOf(tx, found.ticket)) !== undefined,
});
