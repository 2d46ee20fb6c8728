import { type Asked, type Found, MOOT } from '#app/notices/message.ts';
import type { BackShare } from '#domain/amendments/back-share.ts';
import { differenceOffer } from '#domain/amendments/difference.ts';
import { refundOffer } from '#domain/amendments/offer.ts';
import type { Delay } from '#domain/disruptions/delay.ts';
import type { TicketsStatus } from '#domain/amendments/tickets-status.ts';
import type { Aftersales, TicketRefund } from './ports.ts';
import { sharedDifference, sharedRefund, sharesIn } from './shares.ts';

/** The sources for notices about delays, class changes and refunds. */
export interface RefundSource {
  readonly aftersales: Pick<Aftersales, 'ticketsStatus' | 'saleBooks' | 'refunds'>;
}

/** The tickets' status, and the sources an offered refund would go to. */
interface Offered {
  readonly ticketsStatus: TicketsStatus;
  readonly shares: readonly BackShare[];
}

/** For a delay: whether it concerns the trip, whose own departure may be another one, is judged with all its facts. */
export async function readDelay(
  { aftersales }: RefundSource,
  { payload: { reservation }, now }: Asked<'delay.notice'>,
): Promise<Found<Offered>> {
  const ticketsStatus = await aftersales.ticketsStatus(reservation);
  const offer = refundOffer(ticketsStatus, now);
  const sharesOf = sharesIn({ aftersales, reservation, ticketsStatus });
  const shares = offer.ok ? (await sharedRefund(sharesOf, offer.value)).shares : [];
  return { kind: 'found', value: { ticketsStatus, shares } };
}

/** Whether a report is the last one about the departure of a ticket from its own stop. */
export const isOfTickets = ({ tickets }: Pick<TicketsStatus, 'tickets'>, event: Delay['event'] | undefined): boolean =>
  event !== undefined && tickets.some(({ delay }) => delay?.event === event);

/** The same for a departure that runs in another class than was sold. */
export async function readService(
  { aftersales }: RefundSource,
  { payload: { reservation, event } }: Asked<'service.notice'>,
): Promise<Found<Offered>> {
  const ticketsStatus = await aftersales.ticketsStatus(reservation);
  if (!ticketsStatus.tickets.some(({ service }) => service?.event === event)) return MOOT;
  const owed = differenceOffer(ticketsStatus);
  const sharesOf = sharesIn({ aftersales, reservation, ticketsStatus });
  const shares = owed ? (await sharedDifference(sharesOf, owed)).shares : [];
  return { kind: 'found', value: { ticketsStatus, shares } };
}

/** Every ticket refund of a reservation. */
export async function readRefunds(
  { aftersales }: RefundSource,
  { payload: { reservation } }: Asked<'tickets.given_back'>,
): Promise<Found<{ readonly given: readonly TicketRefund[] }>> {
  return { kind: 'found', value: { given: await aftersales.refunds(reservation) } };
}
