import type { RungOutcome } from '#domain/oauth/ladder.ts';
import type { AccessToken, ClientId, RefreshToken, RefreshVerdict, Scope } from '#domain/oauth/token.ts';
import type { Id } from '#kernel/ids.ts';
import type { Instant } from '#kernel/instant.ts';

/** A program that may take tokens. */
export interface OauthClient {
  readonly id: ClientId;
  readonly name: string;
  readonly scopes: readonly Scope[];
}

export interface KnownClient extends OauthClient {
  readonly addedAt: Instant;
  /** Since when its secret and its tokens open nothing any more. */
  readonly disabledAt: Instant | undefined;
}

/** Where clients are kept; their secrets only as SHA-256. */
export interface OauthClients {
  /** Undefined for a wrong secret, for an id that nobody has and for a client that was disabled, alike. */
  bySecret(id: string, secretHash: Uint8Array): Promise<OauthClient | undefined>;
  /** False, and nothing written, when the name is taken. */
  add(client: OauthClient, secretHash: Uint8Array): Promise<boolean>;
  list(): Promise<readonly KnownClient[]>;
  /** Ends its secret and its tokens; undefined when there is no such client that has one. */
  disable(name: string): Promise<OauthClient | undefined>;
}

/** Hashes of a pair, and when its tokens end. */
export interface NewPair {
  readonly accessHash: Uint8Array;
  readonly refreshHash: Uint8Array;
  readonly ends: { readonly access: Instant; readonly refresh: Instant };
}

/** What a refresh came to. */
export interface Refreshed {
  readonly verdict: RefreshVerdict;
  readonly token: RefreshToken;
}

/** Where tokens are kept, as SHA-256. */
export interface TokenStore {
  /** Begins a family. */
  begin(grant: Id<'oauth-grant'>, client: ClientId, pair: NewPair): Promise<void>;
  byAccess(accessHash: Uint8Array): Promise<AccessToken | undefined>;
  /**
   * Has a refresh token judged while nobody else can use it, and does what the verdict says: writes the next pair, or ends the
   * family. Undefined for a token that was never given, or long ago.
   */
  refresh(
    refreshHash: Uint8Array,
    next: NewPair,
    judge: (token: RefreshToken) => RefreshVerdict,
  ): Promise<Refreshed | undefined>;
}

/** A pair that another system gave this site. */
export interface TokenPair {
  readonly access: string;
  /** Undefined where it gives none: then a new pair is taken. */
  readonly refresh: string | undefined;
  /** How long the access token is said to last; undefined where nothing was said. */
  readonly seconds: number | undefined;
}

/** A system that gives this site tokens for its id and secret. Never throws. */
export interface TokenSource {
  take(): Promise<TokenPair | Exclude<RungOutcome, 'done'>>;
  check(access: string): Promise<RungOutcome>;
  refresh(refresh: string): Promise<TokenPair | Exclude<RungOutcome, 'done'>>;
}

/** What proves to a system of the carrier's that this site calls. */
export interface OutwardAuthorization {
  /** The value of the header `authorization`; undefined while there is none to be had. */
  header(): Promise<string | undefined>;
  /** A call with that header was refused because of it. */
  refused(header: string): void;
  /** A call was accepted. */
  accepted(): void;
}
