import type { LoginIdentity } from '#domain/loyalty/identity.ts';
import type { PointsBalances, PointsKind } from '#domain/loyalty/points.ts';
import type { SessionEnds } from '#domain/loyalty/traveller-session.ts';
import type { Traveller, TravellerId } from '#domain/loyalty/traveller.ts';
import type { Device } from '#domain/statistics/device.ts';
import type { Instant } from '#kernel/instant.ts';
import type { Points } from '#kernel/money.ts';

/** A traveller with the data only authentication may read. */
export interface TravellerAccount {
  readonly traveller: Traveller;
  readonly passwordHash: string;
}

/** Repository of frequent travellers' accounts. */
export interface Travellers {
  byIdentity(identity: LoginIdentity): Promise<TravellerAccount | undefined>;
  /** Returns false without writing when the card, phone or e-mail belongs to another account. */
  open(account: TravellerAccount, now: Instant): Promise<boolean>;
  /** Blocks the accounts of these cards for their travellers; the points stay. Returns how many were active. */
  withdraw(cards: readonly string[]): Promise<number>;
}

/** Only the traveller has a session's value: its hash is stored, together with that of the site session it began in. */
export interface SessionKey {
  readonly sessionHash: Uint8Array;
  readonly siteSessionHash: Uint8Array;
}

/** A signed-in traveller. */
export interface SignedIn extends SessionEnds {
  readonly traveller: Traveller;
}

/** A new session, and the device it begins on. */
export interface BegunSession extends SessionEnds {
  readonly device?: Device | undefined;
}

/** Repository of traveller sessions. */
export interface TravellerSessions {
  /** Begins a session; another one of the same site session ends. */
  begin(traveller: TravellerId, key: SessionKey, session: BegunSession): Promise<void>;
  /**
   * The traveller of a session that has not ended and belongs to the site session. If it may still spend points, each
   * use extends that until `spendsUntil`.
   */
  use(key: SessionKey, at: { readonly now: Instant; readonly spendsUntil: Instant }): Promise<SignedIn | undefined>;
  end(key: SessionKey): Promise<void>;
}

/** A transfer of points not caused by a reservation. Booked once per id. */
export interface PointsTransfer {
  readonly id: string;
  readonly traveller: TravellerId;
  readonly kind: PointsKind;
  readonly points: Points;
  /** Default: never. */
  readonly expiresAt?: Instant;
}

/** The two ledgers of each traveller. Spending is part of a payment and implemented with it. */
export interface PointsLedgers {
  balances(traveller: TravellerId): Promise<PointsBalances>;
  /** The programme gives points. False when this transfer was booked before. */
  credit(transfer: PointsTransfer): Promise<boolean>;
}

/** Deliberately slow hashes, with limited concurrency. */
export interface Passwords {
  hash(password: string): Promise<string>;
  /** Takes the same time without a hash, so that response times do not reveal which accounts exist. */
  matches(password: string, hash: string | undefined): Promise<boolean>;
}
