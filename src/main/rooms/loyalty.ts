import { createHash, randomBytes } from 'node:crypto';
import { pointsLedgers } from '#adapters/db/loyalty/points-ledgers.ts';
import { travellerSessions } from '#adapters/db/loyalty/traveller-sessions.ts';
import { travellers } from '#adapters/db/loyalty/travellers.ts';
import type { Pool } from '#adapters/db/pool.ts';
import { argon2id } from '#adapters/passwords/argon2id.ts';
import type { GuardDeps } from '#app/guessing/guarded-try.ts';
import type { ProfileDeps } from '#app/loyalty/profile.ts';
import type { SignInDeps } from '#app/loyalty/sign-in.ts';
import type { Secret } from '#app/ports.ts';
import { accountHandlers } from '#http/routes/account.ts';
import { guardDeps } from '#main/rooms/guessing.ts';
import type { Room } from '#main/rooms/room.ts';

/** 192 bits: nobody guesses one, so a fast hash is enough to keep it by. */
const SECRET_BYTES = 24;

export function newSecret(): Secret {
  const value = randomBytes(SECRET_BYTES).toString('base64url');
  return { value, hash: createHash('sha256').update(value).digest() };
}

/** What the frequent-traveller programme is made of. */
export type LoyaltyDeps = SignInDeps & ProfileDeps;

/** `guard` counts failed sign-ins; without it they are counted for this process alone, as commands need no more. */
export const loyaltyDeps = (
  pool: Pool,
  guard: GuardDeps = guardDeps({ pool, secret: randomBytes(SECRET_BYTES).toString('base64url') }),
): LoyaltyDeps => ({
  ...guard,
  travellers: travellers(pool),
  travellerSessions: travellerSessions(pool),
  points: pointsLedgers(pool),
  passwords: argon2id(),
  newSecret,
});

/** Travellers signing in, and what they have. */
export const loyaltyRoom = (deps: LoyaltyDeps): Room => ({ handlers: accountHandlers(deps) });
