import type { Reservation } from '#domain/booking/reservation.ts';
import { type Fault, fault } from '#domain/errors.ts';

/** Tickets leave the counter on paper, or once more by e-mail. */
export type HandOverWay = 'printed' | 'sent';

type Ticketed = Pick<Reservation, 'status' | 'expired' | 'tickets'>;

/** Whether there are tickets to hand over or to change: paid, or ordered and not expired. */
export const hasCounterTickets = ({ status, expired, tickets }: Ticketed): boolean =>
  tickets.length > 0 && (status === 'approved' || (status === 'order_generated' && !expired));

/** Why tickets are not handed over: printing needs paid ones, an e-mail is also sent for an order that waits. */
export function handOverRefusal(reservation: Ticketed, way: HandOverWay): Fault | undefined {
  const isReady = way === 'printed' ? reservation.status === 'approved' : hasCounterTickets(reservation);
  return isReady ? undefined : fault('tickets_not_ready', 'code');
}
