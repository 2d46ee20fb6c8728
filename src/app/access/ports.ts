import type { ProofLevel } from '#domain/access/look-up.ts';
import type { KnownContact } from '#domain/access/recovery.ts';
import type { Order } from '#domain/orders/order.ts';
import type { Id, ReservationCode, ReservationId } from '#kernel/ids.ts';

/** The data a look-up is checked against. */
export interface LookUpTarget {
  readonly reservation: ReservationId;
  readonly pinVersion: number;
  /** Of the contact and of every passenger. */
  readonly lastNames: readonly string[];
  /** The contact's; empty without a contact. */
  readonly phone: string;
}

/** Identifies a one-time code: the code itself is never stored. */
export type OneTimeCodeId = Id<'one-time-code'>;

/** Repository of look-ups and their proofs. Only the database's clock decides. */
export interface LookUps {
  /** Undefined for an unknown code, and for a reservation that was neither paid nor ordered. */
  target(code: ReservationCode): Promise<LookUpTarget | undefined>;
  /** Grants a session an access level for a while; never lowers its level. */
  grant(reservation: ReservationId, sessionHash: Uint8Array, level: ProofLevel): Promise<void>;
  /** An order with the session's access level, if it has one; each read renews it. */
  find(code: ReservationCode, sessionHash: Uint8Array): Promise<Seen | undefined>;
  /** Whether a session ever had full access, even if expired, and did not give it up. */
  wasFull(code: ReservationCode, sessionHash: Uint8Array): Promise<boolean>;
  /** Revokes the session's access to a reservation. */
  forget(code: ReservationCode, sessionHash: Uint8Array): Promise<void>;
  /**
   * Whether one more one-time code may be sent today, for a reservation and to an e-mail address, to a visitor from a
   * network address; counts it. Returns 0, or the seconds until the limit of that network allows the next one.
   */
  maySend(code: string, contact: string, address: string): Promise<number>;
  /**
   * Enqueues a message with the PIN of a reservation to its contact, if it has one and the limit allows; takes the same
   * time in every case. A few per day to a visitor from a network address; unknown codes count alike. Returns 0, or the
   * seconds until the limit allows the next one.
   */
  sendPin(code: string, address: string): Promise<number>;
  /**
   * Enqueues messages with the tickets bought with a contact that are not over: each to its own stored e-mail address,
   * never to a typed one. Limited like PINs, with the same answer; takes the same time whether there are any or not.
   */
  sendTickets(known: KnownContact, address: string): Promise<number>;
  /** A new one-time code for a session, sent to the contact; earlier ones become invalid. */
  sendCode(reservation: ReservationId, sessionHash: Uint8Array): Promise<void>;
  /** The session's pending code, with this try counted; undefined when there is none, or no try is left. */
  tryCode(reservation: ReservationId, sessionHash: Uint8Array): Promise<OneTimeCodeId | undefined>;
  /** Invalidates a code that was correct. False when it was already used. */
  useUpCode(id: OneTimeCodeId): Promise<boolean>;
}

export interface Seen {
  readonly order: Order;
  readonly level: ProofLevel;
}

/** Digits derived from the site's secret when needed, and never stored. */
export interface Pins {
  /** The PIN of an order for its current version. */
  pinOf(order: Pick<Order, 'id' | 'pinVersion'> | LookUpTarget): string;
  codeOf(id: OneTimeCodeId): string;
  /** Constant-time comparison. */
  isSame(typed: string, digits: string): boolean;
}
