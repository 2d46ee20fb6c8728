import type { BackShare } from '#domain/amendments/back-share.ts';
import { givenUpBy, offeredShares } from '#domain/amendments/decision.ts';
import type { DifferenceOffer } from '#domain/amendments/difference.ts';
import { openSales, type SaleBook } from '#domain/amendments/open-sales.ts';
import type { RefundOffer } from '#domain/amendments/offer.ts';
import { amountsByPayer } from '#domain/amendments/payers-money.ts';
import type { TicketsStatus } from '#domain/amendments/tickets-status.ts';
import type { ReservationId } from '#kernel/ids.ts';
import type { Aftersales, SharesOf } from './ports.ts';

type Books = (givenUp: readonly string[]) => Promise<readonly SaleBook[]>;

/** The sources an offer would be refunded to; `ticketsStatus` is that at the time of the offer. */
export const sharesFrom =
  (ticketsStatus: TicketsStatus, books: Books): SharesOf =>
  async (offered) =>
    offeredShares(openSales(await books(givenUpBy(offered))), offered, ticketsStatus);

interface Offering {
  readonly aftersales: Pick<Aftersales, 'saleBooks'>;
  readonly reservation: ReservationId;
  readonly ticketsStatus: TicketsStatus;
}

/** The same before anything is locked. */
export const sharesIn = ({ aftersales, reservation, ticketsStatus }: Offering): SharesOf =>
  sharesFrom(ticketsStatus, (givenUp) => aftersales.saleBooks(reservation, givenUp));

/**
 * An offer as its owner may take it, and the sources it would be refunded to by the original way. What of them is an
 * account in our ledger is refunded to it as well when the rest is taken as credit, or is credit alone.
 */
export interface Shared<Offer> {
  readonly offer: Offer;
  readonly shares: readonly BackShare[];
}

/** A refund of cancelled tickets. */
export const sharedRefund = (sharesOf: SharesOf, offer: RefundOffer): Promise<Shared<RefundOffer>> =>
  shared(offer, () => sharesOf({ lines: offer.lines, differences: [] }));

/** The same for a lower class than was sold. */
export const sharedDifference = (sharesOf: SharesOf, offer: DifferenceOffer): Promise<Shared<DifferenceOffer>> =>
  shared(offer, () => sharesOf({ lines: [], differences: offer.lines }));

async function shared<Offer extends Pick<RefundOffer, 'amounts'>>(
  offer: Offer,
  read: () => Promise<readonly BackShare[]>,
): Promise<Shared<Offer>> {
  const shares = await read();
  return { offer: { ...offer, amounts: amountsByPayer(offer.amounts, shares) }, shares };
}
