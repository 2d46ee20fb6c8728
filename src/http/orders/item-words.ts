import type { Occasion } from '#domain/basket/close-times.ts';
import type { Seller } from '#domain/orders/seller.ts';
import type { Instant, Zone } from '#kernel/instant.ts';
import type { Centavos } from '#kernel/money.ts';
import type { Message } from '#text/message.ts';

/** An item of an order, in words for its page and letters. */
export interface ItemWords {
  readonly title: Message;
  readonly details: readonly { readonly label: Message; readonly text: Message }[];
  /** What happens next once it is paid. */
  readonly next?: Message;
  /** What has come of that since, by the carrier's time zone; undefined: nothing yet. */
  readonly since?: (now: Instant, zone: Zone) => Message | undefined;
  /** Vouchers prove it. */
  readonly hasVouchers?: true;
  /** The path of the page on which it is paid, if not the page of orders. */
  readonly place?: Message;
  /** The path of the page on which it is changed before it is paid, if not the same. */
  readonly openAt?: Message;
  /** Where the same is chosen again, once it can no longer be paid. Absent: nowhere. */
  readonly again?: Message;
  /** The time zone of its deadlines. Absent: the carrier's. */
  readonly zone?: Zone;
  /** When it takes place, to tell what does not fit with it in a basket. Absent: at no fixed time. */
  readonly occasions?: readonly Occasion[];
  /** What cancelling it now gives back, which may depend on whether a voucher of it was redeemed. Absent: nothing. */
  readonly givesBack?: (now: Instant, isUsed: boolean) => Centavos;
  /** Absent: the carrier. */
  readonly seller?: Seller;
  /** The payer may return it themselves; the deadline is checked then. */
  readonly isReturnable?: true;
  /** The orders it pays for. Absent: none. */
  readonly orders?: readonly { readonly code: string; readonly title: Message }[];
  /** Prepaid money: what is bought with it is invoiced, and it is not. */
  readonly isPrepaid?: true;
}

/** What follows its payment, or what has come of it. */
export const progressOf = ({ next, since }: ItemWords, now: Instant, zone: Zone): Message | undefined =>
  since?.(now, zone) ?? next;
