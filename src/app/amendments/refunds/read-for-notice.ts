import { type Asked, type Found, MOOT } from '#app/notices/message.ts';
import type { BackShare } from '#domain/amendments/back-share.ts';
import { differenceOffer } from '#domain/amendments/difference.ts';
import { refundOffer } from '#domain/amendments/offer.ts';
import type { TicketsStatus } from '#domain/amendments/tickets-status.ts';
import type { Aftersales, TicketRefund } from './ports.ts';
import { sharesOfDifference, sharesOfRefund } from './shares.ts';

/** What notices of delays, of other classes and of what was given back are read from. */
export interface RefundSource {
  readonly aftersales: Pick<Aftersales, 'ticketsStatus' | 'saleBooks' | 'refunds'>;
}

/** How its tickets stand, and where the money that is offered would go back to. */
interface Offered {
  readonly ticketsStatus: TicketsStatus;
  readonly shares: readonly BackShare[];
}

/** Of a delay; nothing once something newer was said of the departure, or no ticket of it is valid any more. */
export async function readDelay(
  { aftersales }: RefundSource,
  { payload: { reservation, event }, now }: Asked<'delay.notice'>,
): Promise<Found<Offered>> {
  const ticketsStatus = await aftersales.ticketsStatus(reservation);
  if (!ticketsStatus.tickets.some(({ delay }) => delay?.event === event)) return MOOT;
  const offer = refundOffer(ticketsStatus, now);
  const shares = await sharesOfRefund({ aftersales, reservation, ticketsStatus }, offer.ok ? offer.value : undefined);
  return { kind: 'found', value: { ticketsStatus, shares } };
}

/** The same of a departure that runs in another class than was sold. */
export async function readService(
  { aftersales }: RefundSource,
  { payload: { reservation, event } }: Asked<'service.notice'>,
): Promise<Found<Offered>> {
  const ticketsStatus = await aftersales.ticketsStatus(reservation);
  if (!ticketsStatus.tickets.some(({ service }) => service?.event === event)) return MOOT;
  const shares = await sharesOfDifference({ aftersales, reservation, ticketsStatus }, differenceOffer(ticketsStatus));
  return { kind: 'found', value: { ticketsStatus, shares } };
}

/** Everything that was given back of a reservation. */
export async function readRefunds(
  { aftersales }: RefundSource,
  { payload: { reservation } }: Asked<'tickets.given_back'>,
): Promise<Found<{ readonly given: readonly TicketRefund[] }>> {
  return { kind: 'found', value: { given: await aftersales.refunds(reservation) } };
}
