import type { LoginIdentity } from '#domain/loyalty/identity.ts';
import type { PointsBalances, PointsKind } from '#domain/loyalty/points.ts';
import type { SessionEnds } from '#domain/loyalty/traveller-session.ts';
import type { Traveller, TravellerId } from '#domain/loyalty/traveller.ts';
import type { Device } from '#domain/statistics/device.ts';
import type { Instant } from '#kernel/instant.ts';
import type { Points } from '#kernel/money.ts';

/** A traveller with what only signing in may look at. */
export interface TravellerAccount {
  readonly traveller: Traveller;
  readonly passwordHash: string;
}

/** Where the accounts of frequent travellers are kept. */
export interface Travellers {
  byIdentity(identity: LoginIdentity): Promise<TravellerAccount | undefined>;
  /** False, and nothing written, when the card, the phone or the e-mail is another account's. */
  open(account: TravellerAccount, now: Instant): Promise<boolean>;
  /** Closes the accounts of these cards to their travellers; the points stay. Answers how many were open. */
  withdraw(cards: readonly string[]): Promise<number>;
}

/**
 * A session's value stays with the traveller: only its hash is kept, beside that of the site session it was begun in.
 */
export interface SessionKey {
  readonly sessionHash: Uint8Array;
  readonly siteSessionHash: Uint8Array;
}

/** Somebody who is signed in. */
export interface SignedIn extends SessionEnds {
  readonly traveller: Traveller;
}

/** A session that begins, and on what. */
export interface BegunSession extends SessionEnds {
  readonly device?: Device | undefined;
}

/** Where sessions of travellers are kept. */
export interface TravellerSessions {
  /** Begins one; another of the same site session ends. */
  begin(traveller: TravellerId, key: SessionKey, session: BegunSession): Promise<void>;
  /**
   * The traveller of a session that has not ended and belongs to the site session. One that may still spend points may
   * do so until `spendsUntil` from now on: looking is using.
   */
  use(key: SessionKey, at: { readonly now: Instant; readonly spendsUntil: Instant }): Promise<SignedIn | undefined>;
  end(key: SessionKey): Promise<void>;
}

/** A transfer of points that no reservation causes. The same id is booked once. */
export interface PointsTransfer {
  readonly id: string;
  readonly traveller: TravellerId;
  readonly kind: PointsKind;
  readonly points: Points;
  /** Never, unless said. */
  readonly expiresAt?: Instant;
}

/** The two ledgers of each traveller. Spending is part of a payment and lives with it. */
export interface PointsLedgers {
  balances(traveller: TravellerId): Promise<PointsBalances>;
  /** The programme gives points. False when it gave them before. */
  credit(transfer: PointsTransfer): Promise<boolean>;
}

/** Hashes that are slow on purpose. Few run at once, no matter who asks. */
export interface Passwords {
  hash(password: string): Promise<string>;
  /** Takes the same time without a hash, so that nobody learns which accounts there are. */
  matches(password: string, hash: string | undefined): Promise<boolean>;
}
