import type { Transaction } from '#app/transaction.ts';
import type { GiftCode } from '#domain/gifts/gift-code.ts';
import type { OrderedGift } from '#domain/gifts/gift-rules.ts';
import type { Id, OrderId } from '#kernel/ids.ts';
import type { Instant } from '#kernel/instant.ts';
import type { Centavos } from '#kernel/money.ts';

/** Of a card, and of the credit that is on it. */
export type GiftCardId = Id<'credit'>;

/** A card as its bearer has it. */
export interface GiftCard {
  readonly id: GiftCardId;
  readonly order: OrderId;
  readonly code: GiftCode;
  readonly amount: Centavos;
  readonly left: Centavos;
}

/** A card as it is written about. */
export interface SentGift extends GiftCard {
  readonly lang: 'es' | 'en';
  /** First name of who gives it. */
  readonly giver: string;
  readonly receiver: string;
  readonly email: string;
  readonly message: string;
  readonly isReturned: boolean;
}

/** Where cards are found. */
export interface GiftCards {
  byCode(code: GiftCode): Promise<GiftCard | undefined>;
  byId(id: GiftCardId): Promise<SentGift | undefined>;
}

/** Computes the secrets of cards with the site's own; none is kept. */
export interface GiftSecrets {
  secretOf(card: Pick<GiftCard, 'id'>): string;
  /** In the same time whatever is compared. */
  isSame(typed: string, secret: string): boolean;
}

/** A card to be issued for a payment that was captured. */
export interface CardToIssue {
  readonly id: GiftCardId;
  readonly order: OrderId;
  readonly payment: Id<'payment'>;
  readonly code: GiftCode;
  readonly gift: OrderedGift;
  /** When its letter is sent. */
  readonly sendAt: Instant;
}

/** A card and its money, locked until the end of the transaction. */
export interface LockedCard extends Pick<GiftCard, 'id' | 'amount' | 'left'> {
  readonly payment: Id<'payment'>;
  readonly isReturned: boolean;
}

/** Cards within a transaction. */
export interface GiftStore {
  /** Written, booked and enqueued to be sent. */
  issue(tx: Transaction, card: CardToIssue): Promise<void>;
  /** The order is locked before. Undefined where it has none. */
  lock(tx: Transaction, order: OrderId): Promise<LockedCard | undefined>;
  /** All that was on it goes back to who paid it. */
  giveBack(tx: Transaction, card: LockedCard & { readonly order: OrderId }): Promise<void>;
}
