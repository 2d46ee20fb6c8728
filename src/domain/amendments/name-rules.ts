import { NAME_CHANGE_MINUTES } from './refund-terms.ts';
import { type NameInput, nameFaults } from '#domain/orders/contact-rules.ts';
import type { PaymentStatus } from '#domain/orders/payment-status.ts';
import { type Fault, fault } from '#domain/errors.ts';
import { tidy } from '#kernel/filters.ts';
import { before, type Instant, MINUTE } from '#kernel/instant.ts';

/** A passenger's name changes so often by oneself: a misspelling put right, and the ticket passed on once (B20). */
export const NAME_CHANGES = 2;

/** One passenger as far as their name goes. Both journeys are in one name. */
export interface NamedPassenger extends NameInput {
  readonly position: number;
  /** They have a ticket that is good. */
  readonly hasTicket: boolean;
  /** Every ticket of theirs is for a run that does not run. */
  readonly isCancelled: boolean;
  /** When their first bus that runs leaves their own stop; undefined while every ticket of theirs is open. */
  readonly departs: Instant | undefined;
  /** Somebody boarded with one of their tickets. */
  readonly hasBoarded: boolean;
  /** How often the name was changed before. */
  readonly changes: number;
}

/** The last moment to change a name; undefined where no journey has a date yet. */
export const nameClosesAt = ({ departs }: Pick<NamedPassenger, 'departs'>): Instant | undefined =>
  departs && before(departs, NAME_CHANGE_MINUTES * MINUTE);

/** Why the name of a passenger stays what it is, whatever the new one; undefined where it may change. */
export function nameRefusal(
  passenger: Omit<NamedPassenger, keyof NameInput>,
  status: PaymentStatus,
  now: Instant,
): Fault | undefined {
  if (status !== 'approved') return fault('tickets_not_ready', 'code');
  if (!passenger.hasTicket) return fault('change_ticket_unknown', 'passenger');
  if (passenger.isCancelled) return fault('journey_cancelled', 'passenger');
  const closesAt = nameClosesAt(passenger);
  if (passenger.hasBoarded || (closesAt !== undefined && now >= closesAt))
    return fault('name_change_closed', 'passenger', { minutes: NAME_CHANGE_MINUTES });
  return passenger.changes >= NAME_CHANGES
    ? fault('name_change_used', 'passenger', { times: NAME_CHANGES })
    : undefined;
}

/** What is wrong with a new name: it is none, or the one there is. */
export function newNameFaults(current: NameInput, requested: NameInput): readonly Fault[] {
  const faults = nameFaults(requested);
  if (faults.length > 0) return faults;
  const isSame = tidy(requested.firstName) === current.firstName && tidy(requested.lastName) === current.lastName;
  return isSame ? [fault('name_unchanged', 'first_name')] : [];
}
