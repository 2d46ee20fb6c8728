import { argon2Sync, randomBytes } from 'node:crypto';
import type { Pool } from '#adapters/db/pool.ts';
import type { Caller } from '#app/caller.ts';
import type { Passwords } from '#app/loyalty/ports.ts';
import { signIn } from '#app/loyalty/sign-in.ts';
import { cardNumber } from '#domain/loyalty/card.ts';
import type { PointsKind } from '#domain/loyalty/points.ts';
import type { Tier } from '#domain/loyalty/tier.ts';
import type { Traveller } from '#domain/loyalty/traveller.ts';
import { uuidV7 } from '#kernel/ids.ts';
import { type Instant, instant } from '#kernel/instant.ts';
import { points } from '#kernel/money.ts';
import { loyaltyDeps } from '#main/rooms/loyalty.ts';
import { writePhc } from '#adapters/passwords/phc.ts';
import { good, stranger } from '#testing/paying-sale.ts';
import { createHash } from 'node:crypto';

export const PASSWORD = 'Playa#2026';

/**
 * Its stored hash, a thousand times cheaper than those the site makes: the cost of checking a password is in its hash.
 */
const CHEAP_HASH = (() => {
  const cost = { memory: 8, passes: 1, parallelism: 1 };
  const salt = randomBytes(16);
  return writePhc({
    ...cost,
    salt,
    hash: argon2Sync('argon2id', { ...cost, message: PASSWORD, nonce: salt, tagLength: 32 }),
  });
})();

export interface OpenedAccount {
  readonly purchased?: number;
  readonly win?: number;
  readonly active?: boolean;
  readonly email?: string;
  readonly tier?: Tier;
  readonly lastName?: string;
}

/** Accounts opened so far: no two share a card, a phone or an e-mail. */
let opened = 0;

/** The loyalty programme with a real database, optionally with other passwords. */
export function openProgramme(pool: Pool, passwords?: Passwords) {
  const deps = { ...loyaltyDeps(pool), ...(passwords && { passwords }) };
  /** A separate account, with points in hundredths. */
  const account = async ({
    purchased = 0,
    win = 0,
    active = true,
    email,
    tier = 'golden',
    lastName = 'López',
  }: OpenedAccount = {}): Promise<Traveller> => {
    opened += 1;
    const traveller: Traveller = {
      id: uuidV7(Date.now(), randomBytes(10)),
      card: cardNumber(String(71_000_000_000 + opened)),
      phone: `+5233${String(10_000_000 + opened)}`,
      email: email ?? `viajera${opened}@example.com`,
      firstName: 'Ana',
      lastName,
      tier,
      active,
    };
    const passwordHash = passwords ? await passwords.hash(PASSWORD) : CHEAP_HASH;
    if (!(await deps.travellers.open({ traveller, passwordHash }, instant(Date.now()))))
      throw new Error(`the card ${traveller.card} is taken`);
    for (const [kind, amount] of [
      ['purchased', purchased],
      ['win', win],
    ] as const) {
      if (amount === 0) continue;
      const id = uuidV7(Date.now(), randomBytes(10));
      await deps.points.credit({ id, traveller: traveller.id, kind, points: points(amount) });
    }
    return traveller;
  };

  /** Points that expire, or never. */
  const give = async (
    { id: traveller }: Traveller,
    { kind, amount, expiresAt }: { readonly kind: PointsKind; readonly amount: number; readonly expiresAt?: Instant },
  ): Promise<void> => {
    const transfer = { id: uuidV7(Date.now(), randomBytes(10)), traveller, kind, points: points(amount) };
    await deps.points.credit({ ...transfer, ...(expiresAt !== undefined && { expiresAt }) });
  };

  /** Signs the caller in. */
  const enter = async ({ card }: Traveller, now: Instant, caller: Caller = stranger()): Promise<Caller> => {
    const { session } = good(await signIn(deps)({ card, password: PASSWORD }, caller, now));
    return { ...caller, travellerHash: createHash('sha256').update(session).digest() };
  };

  return { ...deps, account, give, enter };
}

export type Programme = ReturnType<typeof openProgramme>;
