import type { Id } from '#kernel/ids.ts';
import { after, HOUR, type Instant, MINUTE, SECOND } from '#kernel/instant.ts';

/** A program that calls services, as it names itself. */
export type ClientId = Id<'oauth-client'>;

/** What a token lets a program call: a service by its name. */
export const SCOPES = ['catalogue', 'websale', 'additionals'] as const;

export type Scope = (typeof SCOPES)[number];

/** How long tokens are valid, in milliseconds. */
export const TOKEN_LIFETIMES = { access: 15 * MINUTE, refresh: HOUR };

/** A pair may be refreshed this many times in a row (section 9); then a new one is taken with the secret. */
export const MAX_REFRESHES = 5;

/** A family of tokens: what one pair became by refreshing. */
export interface Grant {
  readonly client: ClientId;
  readonly scopes: readonly Scope[];
  readonly refreshes: number;
  readonly isRevoked: boolean;
  /** Its client may call no more. */
  readonly isDisabled: boolean;
}

export interface AccessToken extends Grant {
  readonly expiresAt: Instant;
}

export interface RefreshToken extends Grant {
  readonly expiresAt: Instant;
  readonly isUsed: boolean;
}

/** When the tokens of a pair given now end. */
export const pairEnds = (now: Instant): { readonly access: Instant; readonly refresh: Instant } => ({
  access: after(now, TOKEN_LIFETIMES.access),
  refresh: after(now, TOKEN_LIFETIMES.refresh),
});

/** Whether a call with it is answered. */
export const isActive = ({ expiresAt, isRevoked, isDisabled }: AccessToken, now: Instant): boolean =>
  !isRevoked && !isDisabled && now < expiresAt;

/** `reused`: two programs have it, and one of them stole it, so that the whole family ends. `over`: nothing changes. */
export type RefreshVerdict = 'rotate' | 'reused' | 'over';

/** What becomes of a family when this token of it is shown. */
export function judgeRefresh(
  { isRevoked, isDisabled, isUsed, refreshes, expiresAt }: RefreshToken,
  now: Instant,
): RefreshVerdict {
  if (isRevoked || isDisabled) return 'over';
  if (isUsed) return 'reused';
  return refreshes < MAX_REFRESHES && now < expiresAt ? 'rotate' : 'over';
}

/** Whether tokens of these scopes are for a service of this name. */
export const covers = (scopes: readonly Scope[], service: string): boolean =>
  (scopes as readonly string[]).includes(service);

/** Whole seconds until a moment; none below zero. */
export const secondsUntil = (moment: Instant, now: Instant): number => Math.max(0, Math.floor((moment - now) / SECOND));
