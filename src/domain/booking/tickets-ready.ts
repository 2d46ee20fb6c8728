import type { Reservation } from '#domain/booking/reservation.ts';
import { type Fault, fault } from '#domain/errors.ts';

/** Why the tickets of a reservation cannot be printed; undefined where they can be. */
export const refusalToPrint = ({ tickets }: Pick<Reservation, 'tickets'>): Fault | undefined =>
  tickets.length === 0 ? fault('tickets_not_ready') : undefined;

/**
 * Why a reservation has no calendar; undefined where it has one. Tickets that were given back are taken out of a calendar:
 * that is an answer too.
 */
export const refusalOfCalendar = ({ tickets, status }: Pick<Reservation, 'tickets' | 'status'>): Fault | undefined =>
  status === 'process' ? refusalToPrint({ tickets }) : undefined;
