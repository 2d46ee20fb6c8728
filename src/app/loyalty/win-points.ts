import type { PointStores, WinningTicket } from '#app/loyalty/point-stores.ts';
import type { Transaction } from '#app/transaction.ts';
import type { TravellerId } from '#domain/loyalty/traveller.ts';
import { raisedTier, reversalVerdict, winVerdict } from '#domain/loyalty/win-verdict.ts';
import { spanOfYear, type TicketWorth, winExpiry, yearOf } from '#domain/loyalty/winning.ts';
import type { Instant, Zone } from '#kernel/instant.ts';
import type { Points } from '#kernel/money.ts';

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
  const hasWon = (await stores.winOf(tx, ticket)) !== undefined;
  const verdict = winVerdict({ worth, hasWon, tier: await stores.lockTier(tx, traveller) });
  if (verdict.kind === 'none') return undefined;
  const { tier, fare, percent, points } = verdict;
  const expiresAt = winExpiry(boardedAt, tier, zone);
  await stores.win(tx, { ticket, traveller, boardedAt, isLate, fare, percent, points, expiresAt });
  const trips = await stores.trips(tx, traveller, spanOfYear(yearOf(boardedAt, zone), zone));
  const raised = raisedTier(tier, trips);
  if (raised) await stores.setTier(tx, traveller, raised);
  return points;
}

/**
 * Takes back the points a ticket won for refunded money. No effect when it won none, or all of them were taken back.
 */
export async function reverseWin(
  { pointStores: stores }: Pick<WinDeps, 'pointStores'>,
  tx: Transaction,
  { ticket, worth }: Pick<BoardedTicket, 'ticket' | 'worth'>,
): Promise<void> {
  const verdict = reversalVerdict(await stores.winOf(tx, ticket), worth);
  if (verdict.kind === 'none') return;
  const { win, points } = verdict;
  await stores.takeBack(tx, { folio: ticket.folio, win, points, isGivenUp: worth.isGivenUp });
}
