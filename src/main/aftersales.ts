import { aftersales } from '#adapters/db/amendments/refunds/aftersales.ts';
import { departureEvents } from '#adapters/db/disruptions/departure-events.ts';
import type { Pool } from '#adapters/db/pool.ts';
import type { Handler } from '#http/handler.ts';
import { delayHandlers } from '#http/routes/delays.ts';
import { type MoneyBackDeps, moneyBackHandlers } from '#http/routes/money-back.ts';
import type { Random } from '#app/ports.ts';
import { operatorDeps } from '#main/operators.ts';

/** What follows a sale: delays, other classes, rights and cancelling. */
export const aftersalesHandlers = (
  pool: Pool,
  deps: Omit<MoneyBackDeps, 'aftersales'> & { readonly random: Random },
): readonly Handler[] => [
  ...moneyBackHandlers({ ...deps, aftersales: aftersales(pool) }),
  ...delayHandlers({ ...operatorDeps(pool), random: deps.random, events: departureEvents(pool) }),
];
