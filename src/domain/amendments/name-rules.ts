import { NAME_CHANGE_MINUTES } from './refund-terms.ts';
import { type NameInput, nameFaults } from '#domain/orders/contact-rules.ts';
import type { PaymentStatus } from '#domain/orders/payment-status.ts';
import { type Fault, fault } from '#domain/errors.ts';
import { tidy } from '#kernel/filters.ts';
import { before, type Instant, MINUTE } from '#kernel/instant.ts';

/** Self-service changes of a passenger's name: one to correct a misspelling, one to pass the ticket on (B20). */
export const NAME_CHANGES = 2;

/** What matters of a passenger for a name change. Both journeys have the same name. */
export interface NamedPassenger extends NameInput {
  readonly position: number;
  /** The passenger has a valid ticket. */
  readonly hasTicket: boolean;
  /** All of the passenger's tickets are for cancelled runs. */
  readonly isCancelled: boolean;
  /** Departure of the passenger's first running bus from their own stop; undefined while all their tickets are open. */
  readonly departs: Instant | undefined;
  /** One of the passenger's tickets was boarded. */
  readonly hasBoarded: boolean;
  /** Number of earlier name changes. */
  readonly changes: number;
}

/** The last moment to change a name; undefined when no journey has a date yet. */
export const nameClosesAt = ({ departs }: Pick<NamedPassenger, 'departs'>): Instant | undefined =>
  departs && before(departs, NAME_CHANGE_MINUTES * MINUTE);

/** Why a passenger's name cannot be changed, whatever the new one; undefined when it can. */
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

/** The faults of a new name: it is invalid, or equal to the current one. */
export function newNameFaults(current: NameInput, requested: NameInput): readonly Fault[] {
  const faults = nameFaults(requested);
  if (faults.length > 0) return faults;
  const isSame = tidy(requested.firstName) === current.firstName && tidy(requested.lastName) === current.lastName;
  return isSame ? [fault('name_unchanged', 'first_name')] : [];
}
