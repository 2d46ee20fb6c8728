import type { PointStores, WinningTicket } from '#app/loyalty/point-stores.ts';
import type { Transaction } from '#app/transaction.ts';
import type { TravellerId } from '#domain/loyalty/traveller.ts';
import {
  percentOfTier,
  pointsWon,
  reversalOf,
  spanOfYear,
  type TicketWorth,
  tierAfterTrip,
  winExpiry,
  winningFare,
  yearOf,
} from '#domain/loyalty/winning.ts';
import type { Instant, Zone } from '#kernel/instant.ts';
import { type Points, points } from '#kernel/money.ts';

/** The current state of a boarded ticket. */
export interface BoardedTicket {
  readonly ticket: WinningTicket;
  readonly worth: TicketWorth;
  readonly boardedAt: Instant;
}

export interface WinDeps {
  readonly pointStores: PointStores;
  /** The carrier's time zone, for days and years. */
  readonly zone: Zone;
}

/**
 * Gives the points of a boarded ticket to a traveller, once, and counts the trip for their tier. Returns the points;
 * undefined when it won before, was cancelled, or the account is closed.
 */
export async function winPoints(
  { pointStores: stores, zone }: WinDeps,
  tx: Transaction,
  {
    ticket,
    worth,
    boardedAt,
    traveller,
    isLate,
  }: BoardedTicket & { readonly traveller: TravellerId; readonly isLate: boolean },
): Promise<Points | undefined> {
  if (worth.isGivenUp || (await stores.winOf(tx, ticket))) return undefined;
  const tier = await stores.lockTier(tx, traveller);
  if (!tier) return undefined;
  const fare = winningFare(worth);
  const percent = percentOfTier(tier);
  const won = pointsWon(fare, percent);
  const expiresAt = winExpiry(boardedAt, tier, zone);
  await stores.win(tx, { ticket, traveller, boardedAt, isLate, fare, percent, points: won, expiresAt });
  const trips = await stores.trips(tx, traveller, spanOfYear(yearOf(boardedAt, zone), zone));
  const reached = tierAfterTrip(tier, trips);
  if (reached !== tier) await stores.setTier(tx, traveller, reached);
  return won;
}

/**
 * Takes back the points a ticket won for refunded money. No effect when it won none, or all of them were taken back.
 */
export async function reverseWin(
  { pointStores: stores }: Pick<WinDeps, 'pointStores'>,
  tx: Transaction,
  { ticket, worth }: Pick<BoardedTicket, 'ticket' | 'worth'>,
): Promise<void> {
  const win = await stores.winOf(tx, ticket);
  if (!win) return;
  const back = points(reversalOf(win, winningFare(worth)));
  if (back === 0 && !worth.isGivenUp) return;
  await stores.takeBack(tx, { folio: ticket.folio, win, points: back, isGivenUp: worth.isGivenUp });
}
