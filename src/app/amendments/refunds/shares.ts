import type { BackShare } from '#domain/amendments/back-share.ts';
import { type Decision, givenUpBy, offeredShares } from '#domain/amendments/decision.ts';
import type { DifferenceOffer } from '#domain/amendments/difference.ts';
import { openSales } from '#domain/amendments/open-sales.ts';
import type { RefundOffer } from '#domain/amendments/offer.ts';
import type { TicketsStatus } from '#domain/amendments/tickets-status.ts';
import type { ReservationId } from '#kernel/ids.ts';
import type { Aftersales } from './ports.ts';

interface Offering {
  readonly aftersales: Pick<Aftersales, 'saleBooks'>;
  readonly reservation: ReservationId;
  /** The status at the time of the offer. */
  readonly ticketsStatus: TicketsStatus;
}

/** The sources a refund of cancelled tickets would go to; empty when none is offered. */
export const sharesOfRefund = async (
  offering: Offering,
  offer: RefundOffer | undefined,
): Promise<readonly BackShare[]> =>
  offer?.amounts.original === undefined ? [] : sharesOf(offering, { lines: offer.lines, differences: [] });

/** The same for a lower class than was sold. */
export const sharesOfDifference = async (
  offering: Offering,
  offer: DifferenceOffer | undefined,
): Promise<readonly BackShare[]> =>
  offer?.amounts.original === undefined ? [] : sharesOf(offering, { lines: [], differences: offer.lines });

async function sharesOf(
  { aftersales, reservation, ticketsStatus }: Offering,
  offered: Pick<Decision, 'lines' | 'differences'>,
): Promise<readonly BackShare[]> {
  const books = await aftersales.saleBooks(reservation, givenUpBy(offered));
  return offeredShares(openSales(books), offered, ticketsStatus);
}
