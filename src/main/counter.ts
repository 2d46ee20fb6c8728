import { counterRepository } from '#adapters/db/counter/counter-repository.ts';
import { moneyRepository } from '#adapters/db/operations/money-repository.ts';
import type { Pool } from '#adapters/db/pool.ts';
import { CARRIER_ZONE } from '#main/carrier-zone.ts';
import { operatorDeps } from '#main/operators.ts';

/** What the counter works with. */
export const counterDeps = (pool: Pool) => ({
  ...operatorDeps(pool),
  counter: counterRepository(pool, CARRIER_ZONE),
  money: moneyRepository(pool),
  zone: CARRIER_ZONE,
});
