import type { SessionKey } from '#app/loyalty/ports.ts';
import type { TravellerId } from '#domain/loyalty/traveller.ts';
import type { OrderId } from '#kernel/ids.ts';

/** Which orders belong to which traveller: one order has at most one. */
export interface TravellerOrders {
  /** The order is being paid by a traveller who is signed in. Until it is paid, another one who pays it has it instead. */
  bought(order: OrderId, traveller: TravellerId): Promise<void>;
  /** Adds a paid order to an account; safe twice. False: it is in another account. */
  add(order: OrderId, traveller: TravellerId): Promise<boolean>;
  /**
   * Who is signed in signs out: the site session no longer opens paid orders of the account, whoever made them. What is still being
   * bought there goes on.
   */
  closeIn(key: SessionKey): Promise<void>;
}
