import type { ReturnId } from '#app/orders/fulfilment.ts';
import type { Transaction } from '#app/transaction.ts';
import type { GiftCode } from '#domain/gifts/gift-code.ts';
import type { OrderedGift } from '#domain/gifts/gift-rules.ts';
import type { Id, OrderId } from '#kernel/ids.ts';
import type { Instant } from '#kernel/instant.ts';
import type { Centavos } from '#kernel/money.ts';

/** Id of a card and of its credit. */
export type GiftCardId = Id<'credit'>;

/** A card as its bearer sees it. */
export interface GiftCard {
  readonly id: GiftCardId;
  readonly order: OrderId;
  readonly code: GiftCode;
  readonly amount: Centavos;
  readonly left: Centavos;
}

/** A card with the data its letter needs. */
export interface SentGift extends GiftCard {
  readonly lang: 'es' | 'en';
  /** First name of the giver. */
  readonly giver: string;
  readonly receiver: string;
  readonly email: string;
  readonly message: string;
  readonly isReturned: boolean;
}

/** Repository of cards. */
export interface GiftCards {
  byCode(code: GiftCode): Promise<GiftCard | undefined>;
  byId(id: GiftCardId): Promise<SentGift | undefined>;
}

/** Derives the secrets of cards from the site's secret; none is stored. */
export interface GiftSecrets {
  secretOf(card: Pick<GiftCard, 'id'>): string;
  /** Constant-time comparison. */
  isSame(typed: string, secret: string): boolean;
}

/** Which site sessions gave a card's code and secret lately. */
export interface GiftProofs {
  note(card: GiftCardId, sessionHash: Uint8Array): Promise<void>;
  has(card: GiftCardId, sessionHash: Uint8Array): Promise<boolean>;
}

/** A card to be issued for a captured payment. */
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
  /** Stores and books the card, and enqueues its letter. */
  issue(tx: Transaction, card: CardToIssue): Promise<void>;
  /** The order is locked before. Undefined when the order has no card. */
  lock(tx: Transaction, order: OrderId): Promise<LockedCard | undefined>;
  /** Takes the full amount off the card, for its buyer; throws when some of it is spent. */
  takeBack(tx: Transaction, card: LockedCard & { readonly order: OrderId }, back: ReturnId): Promise<void>;
}
