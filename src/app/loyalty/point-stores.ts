import type { InTransaction, Transaction } from '#app/transaction.ts';
import type { Tier } from '#domain/loyalty/tier.ts';
import type { TravellerId } from '#domain/loyalty/traveller.ts';
import type { Win } from '#domain/loyalty/winning.ts';
import type { Id, OrderId } from '#kernel/ids.ts';
import type { Instant } from '#kernel/instant.ts';
import type { Centavos, Points } from '#kernel/money.ts';

/** A ticket that may win points: its folio, order, passenger and journey. */
export interface WinningTicket {
  readonly folio: string;
  readonly order: OrderId;
  readonly passenger: number;
  readonly direction: 'departure' | 'return';
}

export interface NewWin {
  readonly ticket: WinningTicket;
  readonly traveller: TravellerId;
  readonly boardedAt: Instant;
  /** Late credit, requested by folio. */
  readonly isLate: boolean;
  /** The fare that wins points. */
  readonly fare: Centavos;
  readonly percent: number;
  readonly points: Points;
  readonly expiresAt: Instant;
}

/** A stored win. */
export interface KeptWin extends Win {
  readonly traveller: TravellerId;
  readonly lot: Id<'point-lot'> | undefined;
}

/** Stores won points within a transaction: each method is one step. */
export interface PointStores {
  readonly inTransaction: InTransaction;
  /** Locks an open account; returns its tier. */
  lockTier(tx: Transaction, traveller: TravellerId): Promise<Tier | undefined>;
  /** What a ticket won, for any traveller; its ticket is locked first. */
  winOf(tx: Transaction, ticket: WinningTicket): Promise<KeptWin | undefined>;
  /** Stores it with its lot, ledger entry and balance. */
  win(tx: Transaction, win: NewWin): Promise<void>;
  /** Trips boarded within a period and not cancelled. */
  trips(tx: Transaction, traveller: TravellerId, span: YearSpan): Promise<number>;
  setTier(tx: Transaction, traveller: TravellerId, tier: Tier): Promise<void>;
  /** Takes back won points, as far as they are left. */
  takeBack(tx: Transaction, back: TakenBack): Promise<void>;
}

export interface YearSpan {
  readonly from: Instant;
  readonly to: Instant;
}

export interface TakenBack {
  readonly folio: string;
  readonly win: KeptWin;
  readonly points: Points;
  /** The ticket was cancelled: it no longer counts as a trip of its year. */
  readonly isGivenUp: boolean;
}
