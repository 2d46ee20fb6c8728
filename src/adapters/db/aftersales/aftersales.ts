import { offeredShares } from '#adapters/db/aftersales/decided-parts.ts';
import { giveBack } from '#adapters/db/aftersales/give-back.ts';
import { readGiven } from '#adapters/db/aftersales/given.ts';
import { readStanding } from '#adapters/db/aftersales/standing.ts';
import { type Pool, withConnection } from '#adapters/db/pool.ts';
import type { Aftersales } from '#app/aftersales/ports.ts';

/** What follows a sale, in PostgreSQL. */
export const aftersales = (pool: Pool): Aftersales => ({
  standing: (reservation) => withConnection(pool, (session) => readStanding(session, reservation)),
  shares: (reservation, { standing, lines, differences }) =>
    withConnection(pool, (session) =>
      offeredShares(session, { reservation, standing, decision: { lines, differences, means: 'original' } }),
    ),
  giveBack: (order) => giveBack(pool, order),
  given: (reservation) => withConnection(pool, (session) => readGiven(session, reservation)),
});
