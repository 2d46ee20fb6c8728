import type { InTransaction, Transaction } from '#app/transaction.ts';
import type { Tier } from '#domain/loyalty/tier.ts';
import type { TravellerId } from '#domain/loyalty/traveller.ts';
import type { Win } from '#domain/loyalty/winning.ts';
import type { Id, OrderId } from '#kernel/ids.ts';
import type { Instant } from '#kernel/instant.ts';
import type { Centavos, Points } from '#kernel/money.ts';

/** A ticket that may win points: its folio, and whose journey of which order it is. */
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
  /** Asked for with its folio. */
  readonly isLate: boolean;
  /** What points are won for. */
  readonly fare: Centavos;
  readonly percent: number;
  readonly points: Points;
  readonly expiresAt: Instant;
}

/** A win as it is kept. */
export interface KeptWin extends Win {
  readonly traveller: TravellerId;
  readonly lot: Id<'point-lot'> | undefined;
}

/** Points won, kept within a transaction: each method is one step. */
export interface PointStores {
  readonly inTransaction: InTransaction;
  /** Of an account that is open; who changes it waits. */
  lockTier(tx: Transaction, traveller: TravellerId): Promise<Tier | undefined>;
  /** What a ticket won, by whomever; its ticket is locked first. */
  winOf(tx: Transaction, ticket: WinningTicket): Promise<KeptWin | undefined>;
  /** Keeps it, with a lot, in the books and in the balance. */
  win(tx: Transaction, win: NewWin): Promise<void>;
  /** Trips boarded within a span that were not given up. */
  trips(tx: Transaction, traveller: TravellerId, span: YearSpan): Promise<number>;
  setTier(tx: Transaction, traveller: TravellerId, tier: Tier): Promise<void>;
  /** Takes back what was won, as far as it is there. */
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
  /** The ticket was given up: it is no trip of its year any more. */
  readonly isGivenUp: boolean;
}
