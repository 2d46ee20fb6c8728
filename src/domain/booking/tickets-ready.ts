import type { Reservation } from '#domain/booking/reservation.ts';
import { type Fault, fault } from '#domain/errors.ts';

/** Why the tickets of a reservation cannot be printed; undefined when they can. */
export const refusalToPrint = ({ tickets }: Pick<Reservation, 'tickets'>): Fault | undefined =>
  tickets.length === 0 ? fault('tickets_not_ready') : undefined;

/**
 * Why a reservation has no calendar; undefined when it has one. Cancelled tickets are removed from a calendar, so a
 * sold reservation without tickets still has one.
 */
export const refusalOfCalendar = ({ tickets, status }: Pick<Reservation, 'tickets' | 'status'>): Fault | undefined =>
  status === 'process' ? refusalToPrint({ tickets }) : undefined;
