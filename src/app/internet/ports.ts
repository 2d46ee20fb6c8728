import type { Transaction } from '#app/transaction.ts';
import type { SupplierAnswer } from '#domain/internet/delivery.ts';
import type { Id, OrderId } from '#kernel/ids.ts';

export type DeliveryId = Id<'internet-delivery'>;

/** Something that was sold, and is to be had from the supplier. */
export interface WaitingDelivery {
  /** The key by which the supplier knows it. */
  readonly id: DeliveryId;
  readonly order: OrderId;
  readonly package: string;
  /** This one counted. */
  readonly tries: number;
  /** False where its ticket was given up, and its money went back with that. */
  readonly isWanted: boolean;
}

/** Where accesses come from. */
export interface InternetSupplier {
  /** Asks for an access; the same key is the same access. Never throws. */
  grant(asked: { readonly key: DeliveryId; readonly package: string }): Promise<SupplierAnswer>;
  /** Nobody will use it. What comes of it is not waited for. Never throws. */
  revoke(key: DeliveryId): Promise<void>;
}

/** What was sold and is delivered, in its order. */
export interface Deliveries {
  /** What is due, for `lease` milliseconds nobody else's. */
  take(limit: number, lease: number): Promise<readonly WaitingDelivery[]>;
  /** Not yet: tried again after so many milliseconds. */
  later(id: DeliveryId, put: { readonly wait: number; readonly trouble: string }): Promise<void>;
  /** It is there, and its buyer is told; once. False where it was given back meanwhile. */
  delivered(id: DeliveryId, code: string): Promise<boolean>;
  /** Its money went back with its ticket. */
  dropped(id: DeliveryId): Promise<void>;
  /** Its money goes back in this transaction, and its buyer is told. False where it is settled already. */
  refunded(tx: Transaction, id: DeliveryId, trouble: string): Promise<boolean>;
}

/**
 * Gives the money of a delivery back the way it was paid, with what `within` writes in the same transaction, and not at all where
 * `within` answers false.
 */
export type GiveBack = (
  delivery: Pick<WaitingDelivery, 'id' | 'order'>,
  within: (tx: Transaction) => Promise<boolean>,
) => Promise<void>;
