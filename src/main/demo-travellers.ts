import { DEMO_PASSWORD, DEMO_TRAVELLERS } from '../../db/demo/travellers.ts';
import type { Pool } from '#adapters/db/pool.ts';
import type { Random } from '#app/ports.ts';
import { parseCardNumber } from '#domain/loyalty/card.ts';
import { uuidV7 } from '#kernel/ids.ts';
import type { Instant } from '#kernel/instant.ts';
import { points } from '#kernel/money.ts';
import { loyaltyDeps } from '#main/rooms/loyalty.ts';

const HUNDREDTHS = 100;

/** Opens missing demo accounts, with their points. Returns how many. */
export async function loadDemoTravellers(
  pool: Pool,
  { now, random }: { readonly now: Instant; readonly random: Random },
): Promise<number> {
  const { travellers, passwords, points: ledgers } = loyaltyDeps(pool);
  let opened = 0;
  for (const { purchased, win, card, ...person } of DEMO_TRAVELLERS) {
    if (await travellers.byIdentity({ kind: 'card', value: card })) continue;
    const traveller = {
      ...person,
      id: uuidV7<'traveller'>(now, random(10)),
      card: parseCardNumber(card)!,
      active: true,
    };
    const passwordHash = await passwords.hash(DEMO_PASSWORD);
    if (!(await travellers.open({ traveller, passwordHash }, now))) continue;
    opened += 1;
    for (const [kind, given] of [
      ['purchased', purchased],
      ['win', win],
    ] as const) {
      if (given === 0) continue;
      const transfer = { id: uuidV7(now, random(10)), traveller: traveller.id, kind };
      await ledgers.credit({ ...transfer, points: points(given * HUNDREDTHS) });
    }
  }
  return opened;
}

/**
 * The passwords of demo accounts are public: none may stay open where real tickets are sold. Returns how many were
 * closed.
 */
export const withdrawDemoTravellers = (pool: Pool): Promise<number> =>
  loyaltyDeps(pool).travellers.withdraw(DEMO_TRAVELLERS.map(({ card }) => card));
