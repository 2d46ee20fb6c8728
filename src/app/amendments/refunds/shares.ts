import type { DifferenceOffer } from '#domain/amendments/difference.ts';
import type { RefundOffer } from '#domain/amendments/offer.ts';
import type { TicketsStatus } from '#domain/amendments/tickets-status.ts';
import type { ReservationId } from '#kernel/ids.ts';
import type { Aftersales, BackShare } from './ports.ts';

interface Offering {
  readonly aftersales: Pick<Aftersales, 'shares'>;
  readonly reservation: ReservationId;
  readonly ticketsStatus: TicketsStatus;
}

/** Where the money for tickets that are given up would go back to; nothing where none is offered. */
export const sharesOfRefund = async (
  { aftersales, reservation, ticketsStatus }: Offering,
  offer: RefundOffer | undefined,
): Promise<readonly BackShare[]> =>
  offer?.amounts.original === undefined
    ? []
    : aftersales.shares(reservation, { ticketsStatus, lines: offer.lines, differences: [] });

/** The same for a lower class than was sold. */
export const sharesOfDifference = async (
  { aftersales, reservation, ticketsStatus }: Offering,
  offer: DifferenceOffer | undefined,
): Promise<readonly BackShare[]> =>
  offer?.amounts.original === undefined
    ? []
    : aftersales.shares(reservation, { ticketsStatus, lines: [], differences: offer.lines });
