import type { SessionKey } from '#app/loyalty/ports.ts';
import type { TravellerId } from '#domain/loyalty/traveller.ts';
import type { OrderId } from '#kernel/ids.ts';

/** Which orders belong to which traveller: an order has at most one. */
export interface TravellerOrders {
  /** A signed-in traveller is paying the order. Until it is paid, another traveller who pays it replaces this one. */
  bought(order: OrderId, traveller: TravellerId): Promise<void>;
  /** Adds a paid order to an account; idempotent. False: it is in another account. */
  add(order: OrderId, traveller: TravellerId): Promise<boolean>;
  /**
   * On signing out, the site session loses access to paid orders of the account, whoever created them. Orders still
   * being bought there are unaffected.
   */
  closeIn(key: SessionKey): Promise<void>;
}
