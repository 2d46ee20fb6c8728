import { isSameName } from '#domain/booking/card-holder.ts';
import { type Fault, fault } from '#domain/errors.ts';
import { LATE_CREDIT_DAYS } from '#domain/loyalty/point-rules.ts';
import type { NameInput } from '#domain/orders/contact-rules.ts';
import { after, DAY, type Instant } from '#kernel/instant.ts';

/** The current state of a ticket for which points are claimed. */
export interface ClaimedTicket {
  readonly passenger: NameInput;
  /** Undefined: nobody boarded with it. */
  readonly boardedAt: Instant | undefined;
  readonly isGivenUp: boolean;
  /** It already won points, for any traveller. */
  readonly hasWon: boolean;
}

export interface LateClaim {
  /** Undefined: the ticket does not exist. */
  readonly ticket: ClaimedTicket | undefined;
  /** As typed. */
  readonly name: NameInput;
  /** Name of the account that claims the points. */
  readonly traveller: NameInput;
  readonly now: Instant;
}

/**
 * Why late credit for a ticket is refused; undefined when it is given. An unknown folio, one that was not boarded and a
 * wrong name get the same answer: more is revealed only to a claimant with the right folio and name.
 */
export function lateCreditRefusal({ ticket, name, traveller, now }: LateClaim): Fault | undefined {
  if (!ticket || ticket.boardedAt === undefined || !isSameName(ticket.passenger, name))
    return fault('late_credit_not_found', 'folio');
  if (!isSameName(ticket.passenger, traveller)) return fault('late_credit_other_name', 'last_name');
  if (ticket.hasWon) return fault('late_credit_won', 'folio');
  if (ticket.isGivenUp) return fault('late_credit_given_up', 'folio');
  if (now >= after(ticket.boardedAt, LATE_CREDIT_DAYS * DAY))
    return fault('late_credit_over', 'folio', { days: LATE_CREDIT_DAYS });
  return undefined;
}
