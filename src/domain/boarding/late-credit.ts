import { isSameName } from '#domain/booking/card-holder.ts';
import { type Faults, fault } from '#domain/errors.ts';
import { LATE_CREDIT_DAYS } from '#domain/loyalty/point-rules.ts';
import { nameFaults, type NameInput } from '#domain/orders/contact-rules.ts';
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

export interface LateClaim<Ticket extends ClaimedTicket> {
  /** As typed. */
  readonly folio: string;
  /** Undefined: the ticket does not exist. */
  readonly ticket: Ticket | undefined;
  /** As typed. */
  readonly name: NameInput;
  /** Name of the account that claims the points. */
  readonly traveller: NameInput;
  readonly now: Instant;
}

export type LateCreditVerdict<Ticket> =
  | { readonly kind: 'given'; readonly ticket: Ticket & { readonly boardedAt: Instant } }
  | { readonly kind: 'refused'; readonly faults: Faults };

/**
 * Whether late credit is given for a ticket. What was not typed is said at its field. An unknown folio, one that was
 * not boarded and a wrong name get the same answer: more is revealed only to a claimant with the right folio and name.
 */
export function lateCreditVerdict<Ticket extends ClaimedTicket>({
  folio,
  ticket,
  name,
  traveller,
  now,
}: LateClaim<Ticket>): LateCreditVerdict<Ticket> {
  const [first, ...others] = [
    ...(folio.trim() === '' ? [fault('ticket_folio_required', 'folio')] : []),
    ...nameFaults(name),
  ];
  if (first) return refused(first, ...others);
  if (!ticket || ticket.boardedAt === undefined || !isSameName(ticket.passenger, name))
    return refused(fault('late_credit_not_found', 'folio'));
  const { boardedAt } = ticket;
  if (!isSameName(ticket.passenger, traveller)) return refused(fault('late_credit_other_name', 'last_name'));
  if (ticket.hasWon) return refused(fault('late_credit_won', 'folio'));
  if (ticket.isGivenUp) return refused(fault('late_credit_given_up', 'folio'));
  if (now >= after(boardedAt, LATE_CREDIT_DAYS * DAY))
    return refused(fault('late_credit_over', 'folio', { days: LATE_CREDIT_DAYS }));
  return { kind: 'given', ticket: { ...ticket, boardedAt } };
}

const refused = (...faults: Faults): { readonly kind: 'refused'; readonly faults: Faults } => ({
  kind: 'refused',
  faults,
});
