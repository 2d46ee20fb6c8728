import type { Transaction } from '#app/transaction.ts';
import type { SupplierAnswer } from '#domain/internet/delivery.ts';
import type { Id, OrderId } from '#kernel/ids.ts';

export type DeliveryId = Id<'internet-delivery'>;

/** A sold package to be delivered by the supplier. */
export interface WaitingDelivery {
  /** The supplier's idempotency key. */
  readonly id: DeliveryId;
  readonly order: OrderId;
  readonly package: string;
  /** Including this one. */
  readonly tries: number;
  /** False when its ticket was cancelled and refunded with it. */
  readonly isWanted: boolean;
}

/** The supplier of accesses. */
export interface InternetSupplier {
  /** Requests an access; idempotent by key. Never throws. */
  grant(asked: { readonly key: DeliveryId; readonly package: string }): Promise<SupplierAnswer>;
  /** Revokes an access. False when it may still be valid. Never throws. */
  revoke(key: DeliveryId): Promise<boolean>;
}

/** The delivery queue. */
export interface Deliveries {
  /** Leases due deliveries for `lease` milliseconds. */
  take(limit: number, lease: number): Promise<readonly WaitingDelivery[]>;
  /** Tried again after `wait` milliseconds, unless it has left the state in which it was taken. */
  later(
    state: 'pending' | 'ending',
    id: DeliveryId,
    put: { readonly wait: number; readonly trouble: string },
  ): Promise<void>;
  /** Delivered; notifies its buyer, once. False when it was refunded meanwhile. */
  delivered(id: DeliveryId, code: string): Promise<boolean>;
  /** It was refunded with its ticket. */
  dropped(id: DeliveryId): Promise<void>;
  /** Marks it refunded in this transaction, and notifies its buyer. False when it is already settled. */
  refunded(tx: Transaction, id: DeliveryId, trouble: string): Promise<boolean>;
  /** Begins to end those that were delivered and whose tickets were given up since. */
  endGivenUp(): Promise<void>;
  /** Begins to end one whose bus cannot serve it, in this transaction, and notifies its buyer. False when it is over. */
  endUnserved(tx: Transaction, id: DeliveryId): Promise<boolean>;
  /** Leases those to be ended for `lease` milliseconds. */
  takeEnding(limit: number, lease: number): Promise<readonly EndingDelivery[]>;
  /** Its access is over. */
  ended(id: DeliveryId): Promise<void>;
}

/** An access to be revoked. */
export interface EndingDelivery {
  readonly id: DeliveryId;
  /** Including this one. */
  readonly tries: number;
}

/** Sold packages whose passengers travel on a bus that cannot serve them. */
export type FindUnserved = () => Promise<readonly Pick<WaitingDelivery, 'id' | 'order'>[]>;

/**
 * Refunds a delivery by the original way, with what `within` writes in the same transaction; not at all when `within`
 * returns false.
 */
export type GiveBack = (
  delivery: Pick<WaitingDelivery, 'id' | 'order'>,
  within: (tx: Transaction) => Promise<boolean>,
) => Promise<void>;
