import { createHash, randomBytes } from 'node:crypto';
import { pointsLedgers } from '#adapters/db/loyalty/points-ledgers.ts';
import { travellerSessions } from '#adapters/db/loyalty/traveller-sessions.ts';
import { travellers } from '#adapters/db/loyalty/travellers.ts';
import type { Pool } from '#adapters/db/pool.ts';
import { argon2id } from '#adapters/passwords/argon2id.ts';
import type { GuardParts } from '#app/guessing/guarded-try.ts';
import type { Secret } from '#app/loyalty/ports.ts';
import type { ProfileParts } from '#app/loyalty/profile.ts';
import type { SignInParts } from '#app/loyalty/sign-in.ts';
import { guardParts } from '#main/guard.ts';

/** 192 bits: nobody guesses one, so a fast hash is enough to keep it by. */
const SECRET_BYTES = 24;

export function newSecret(): Secret {
  const value = randomBytes(SECRET_BYTES).toString('base64url');
  return { value, hash: createHash('sha256').update(value).digest() };
}

/** What the frequent-traveller programme is made of. */
export type LoyaltyParts = SignInParts & ProfileParts;

/** `guard` counts failed sign-ins; without it they are counted for this process alone, as commands need no more. */
export const loyaltyParts = (
  pool: Pool,
  guard: GuardParts = guardParts({ pool, secret: randomBytes(SECRET_BYTES).toString('base64url') }),
): LoyaltyParts => ({
  ...guard,
  travellers: travellers(pool),
  travellerSessions: travellerSessions(pool),
  points: pointsLedgers(pool),
  passwords: argon2id(),
  newSecret,
});
