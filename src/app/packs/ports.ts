import type { ReturnId } from '#app/orders/fulfilment.ts';
import type { Transaction } from '#app/transaction.ts';
import type { LotId } from '#domain/loyalty/point-lots.ts';
import type { TravellerId } from '#domain/loyalty/traveller.ts';
import type { Id, OrderId } from '#kernel/ids.ts';
import type { Points } from '#kernel/money.ts';

/** The points of a captured payment, to be given. */
export interface PackToGive {
  readonly order: OrderId;
  readonly payment: Id<'payment'>;
  readonly traveller: TravellerId;
  readonly points: Points;
}

/** A given pack and its lot, locked until the end of the transaction. */
export interface LockedPack extends PackToGive {
  readonly lot: LotId;
  /** What is left in its lot. */
  readonly left: Points;
  readonly isReturned: boolean;
}

/** Packs within a transaction. */
export interface PackStore {
  /** Locks the account; false when it is closed or withdrawn. */
  isOpen(tx: Transaction, traveller: TravellerId): Promise<boolean>;
  /** Opens and books a lot that never expires. Throws when the order gave one before. */
  give(tx: Transaction, pack: PackToGive): Promise<void>;
  /** The order is locked before. Undefined when it gave no points. */
  lock(tx: Transaction, order: OrderId): Promise<LockedPack | undefined>;
  /** Takes the whole lot back and books it; throws when points of it are spent. */
  takeBack(tx: Transaction, pack: LockedPack, back: ReturnId): Promise<void>;
}
