import { isSameName } from '#domain/booking/card-holder.ts';
import { type Fault, fault } from '#domain/errors.ts';
import { LATE_CREDIT_DAYS } from '#domain/loyalty/point-rules.ts';
import type { NameInput } from '#domain/orders/contact-rules.ts';
import { after, DAY, type Instant } from '#kernel/instant.ts';

/** A ticket that somebody asks points for, as it stands. */
export interface ClaimedTicket {
  readonly passenger: NameInput;
  /** Undefined: nobody boarded with it. */
  readonly boardedAt: Instant | undefined;
  readonly isGivenUp: boolean;
  /** It won before, for whomever. */
  readonly hasWon: boolean;
}

export interface LateClaim {
  /** Undefined: there is no such ticket. */
  readonly ticket: ClaimedTicket | undefined;
  /** As it was typed. */
  readonly name: NameInput;
  /** Of the account that is to have the points. */
  readonly traveller: NameInput;
  readonly now: Instant;
}

/**
 * Why points of a ticket are not given late; undefined where they are. A folio that is not there, one nobody boarded with and another
 * name are told alike: only who knows ticket and name hears more.
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
