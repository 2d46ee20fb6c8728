import type { Id } from '#kernel/ids.ts';
import { after, HOUR, type Instant, MINUTE, SECOND } from '#kernel/instant.ts';

/** The client id a program sends. */
export type ClientId = Id<'oauth-client'>;

/** What a token permits: services, by their names. */
export const SCOPES = ['catalogue', 'websale', 'additionals'] as const;

export type Scope = (typeof SCOPES)[number];

/** How long tokens are valid, in milliseconds. */
export const TOKEN_LIFETIMES = { access: 15 * MINUTE, refresh: HOUR };

/** A pair may be refreshed this many times in a row (section 9); then a new one is taken with the secret. */
export const MAX_REFRESHES = 5;

/** A family of tokens: a pair and its refreshed successors. */
export interface Grant {
  readonly client: ClientId;
  readonly scopes: readonly Scope[];
  readonly refreshes: number;
  readonly isRevoked: boolean;
  /** The client was disabled. */
  readonly isDisabled: boolean;
}

export interface AccessToken extends Grant {
  readonly expiresAt: Instant;
}

export interface RefreshToken extends Grant {
  readonly expiresAt: Instant;
  readonly isUsed: boolean;
}

/** When the tokens of a pair issued now end. */
export const pairEnds = (now: Instant): { readonly access: Instant; readonly refresh: Instant } => ({
  access: after(now, TOKEN_LIFETIMES.access),
  refresh: after(now, TOKEN_LIFETIMES.refresh),
});

/** Whether a call with this token is accepted. */
export const isActive = ({ expiresAt, isRevoked, isDisabled }: AccessToken, now: Instant): boolean =>
  !isRevoked && !isDisabled && now < expiresAt;

/**
 * `reused`: two programs have it, so one of them stole it, and the whole family is revoked. `over`: nothing changes.
 */
export type RefreshVerdict = 'rotate' | 'reused' | 'over';

/** What happens to a family when this refresh token is presented. */
export function judgeRefresh(
  { isRevoked, isDisabled, isUsed, refreshes, expiresAt }: RefreshToken,
  now: Instant,
): RefreshVerdict {
  if (isRevoked || isDisabled) return 'over';
  if (isUsed) return 'reused';
  return refreshes < MAX_REFRESHES && now < expiresAt ? 'rotate' : 'over';
}

/** Whether these scopes include a service. */
export const covers = (scopes: readonly Scope[], service: string): boolean =>
  (scopes as readonly string[]).includes(service);

/** Whole seconds until a moment; never negative. */
export const secondsUntil = (moment: Instant, now: Instant): number => Math.max(0, Math.floor((moment - now) / SECOND));
