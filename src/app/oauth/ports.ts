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
  /** When its secret and tokens were disabled. */
  readonly disabledAt: Instant | undefined;
}

/** Repository of clients; secrets are stored only as SHA-256. */
export interface OauthClients {
  /** Undefined for a wrong secret, an unknown id and a disabled client alike. */
  bySecret(id: string, secretHash: Uint8Array): Promise<OauthClient | undefined>;
  /** Returns false without writing when the name is taken. */
  add(client: OauthClient, secretHash: Uint8Array): Promise<boolean>;
  list(): Promise<readonly KnownClient[]>;
  /** Disables its secret and its tokens; undefined when there is no active client of this name. */
  disable(name: string): Promise<OauthClient | undefined>;
}

/** Hashes of a pair, and when its tokens end. */
export interface NewPair {
  readonly accessHash: Uint8Array;
  readonly refreshHash: Uint8Array;
  readonly ends: { readonly access: Instant; readonly refresh: Instant };
}

/** The result of a refresh. */
export interface Refreshed {
  readonly verdict: RefreshVerdict;
  readonly token: RefreshToken;
}

/** Repository of tokens, stored as SHA-256. */
export interface TokenStore {
  /** Begins a family. */
  begin(grant: Id<'oauth-grant'>, client: ClientId, pair: NewPair): Promise<void>;
  byAccess(accessHash: Uint8Array): Promise<AccessToken | undefined>;
  /**
   * Judges a refresh token under a lock and carries out the verdict: writes the next pair, or ends the family.
   * Undefined for an unknown or long expired token.
   */
  refresh(
    refreshHash: Uint8Array,
    next: NewPair,
    judge: (token: RefreshToken) => RefreshVerdict,
  ): Promise<Refreshed | undefined>;
}

/** A pair issued to this site by another system. */
export interface TokenPair {
  readonly access: string;
  /** Undefined when the system issues none: then a new pair is taken. */
  readonly refresh: string | undefined;
  /** Lifetime of the access token as reported; undefined when not reported. */
  readonly seconds: number | undefined;
}

/** A system that issues tokens to this site for its id and secret. Never throws. */
export interface TokenSource {
  take(): Promise<TokenPair | Exclude<RungOutcome, 'done'>>;
  check(access: string): Promise<RungOutcome>;
  refresh(refresh: string): Promise<TokenPair | Exclude<RungOutcome, 'done'>>;
}

/** Authorizes this site's calls to another system of the carrier. */
export interface OutwardAuthorization {
  /** The value of the `authorization` header; undefined while no token is available. */
  header(): Promise<string | undefined>;
  /** A call with that header was rejected because of it. */
  refused(header: string): void;
  /** A call was accepted. */
  accepted(): void;
}
