import type { ProofLevel } from '#domain/access/look-up.ts';
import type { KnownContact } from '#domain/access/recovery.ts';
import type { Order } from '#domain/orders/order.ts';
import type { Id, ReservationCode, ReservationId } from '#kernel/ids.ts';

/** What a look-up is checked against, and nothing more. */
export interface LookUpTarget {
  readonly reservation: ReservationId;
  readonly pinVersion: number;
  /** Of the contact and of every passenger. */
  readonly lastNames: readonly string[];
  /** Of the contact; empty where there is none. */
  readonly phone: string;
}

/** A one-time code, known by its name alone: the code itself is never kept. */
export type OneTimeCodeId = Id<'one-time-code'>;

/** Where look-ups and what they proved are kept. Only the database's clock decides. */
export interface LookUps {
  /** Undefined for a code that is nobody's, and for a reservation that was neither paid nor ordered. */
  target(code: ReservationCode): Promise<LookUpTarget | undefined>;
  /** Lets a session see so much of a reservation for a while; never less than it saw. */
  grant(reservation: ReservationId, sessionHash: Uint8Array, level: ProofLevel): Promise<void>;
  /** An order for a session that proved something, with what; looking at it keeps the proof alive. */
  find(code: ReservationCode, sessionHash: Uint8Array): Promise<Seen | undefined>;
  /** Whether a session opened all of it at some time, also where that is over, and did not forget it. */
  wasFull(code: ReservationCode, sessionHash: Uint8Array): Promise<boolean>;
  /** The session forgets a reservation it was let in to. */
  forget(code: ReservationCode, sessionHash: Uint8Array): Promise<void>;
  /** Whether one more one-time code may be sent today, for a reservation and to an e-mail address; counts it. */
  maySend(code: string, contact: string): Promise<boolean>;
  /**
   * Enqueues a message with the PIN of a reservation to its contact, where there is one and it may be sent; whether there is takes
   * no longer than whether there is not. A few a day; unknown codes count alike.
   */
  sendPin(code: string): Promise<void>;
  /**
   * Enqueues a message with the tickets of what was bought with a contact, and is not over, once more: each to its own e-mail
   * address, never to what was typed. Counted like PINs; whether there is any takes no longer than whether there is not.
   */
  sendTickets(known: KnownContact): Promise<void>;
  /** A new one-time code for a session, sent to the contact; earlier ones are void. */
  sendCode(reservation: ReservationId, sessionHash: Uint8Array): Promise<void>;
  /** The code the session waits for, with this try counted; undefined when there is none, or no try is left. */
  tryCode(reservation: ReservationId, sessionHash: Uint8Array): Promise<OneTimeCodeId | undefined>;
  /** It was right: it is no longer valid. False when somebody used it up before. */
  useUpCode(id: OneTimeCodeId): Promise<boolean>;
}

export interface Seen {
  readonly order: Order;
  readonly level: ProofLevel;
}

/** Digits that are computed with the site's secret whenever they are needed, and never kept. */
export interface Pins {
  /** The PIN of an order, as long as its version is this. */
  pinOf(order: Pick<Order, 'id' | 'pinVersion'> | LookUpTarget): string;
  codeOf(id: OneTimeCodeId): string;
  /** In the same time whatever is compared. */
  isSame(typed: string, digits: string): boolean;
}
