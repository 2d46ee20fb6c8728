import { moneyRepository } from '#adapters/db/operations/money-repository.ts';
import type { Pool } from '#adapters/db/pool.ts';
import { reportYesterday } from '#app/operations/report-yesterday.ts';
import { CARRIER_ZONE } from '#main/carrier-zone.ts';
import { at } from '#main/jobs.ts';
import type { Room } from '#main/rooms/room.ts';

type OperationsRoomDeps = Omit<Parameters<typeof reportYesterday>[0], 'money' | 'zone'> & { readonly pool: Pool };

/** Compares each day's ledger with the providers'. */
export const operationsRoom = ({ pool, ...deps }: OperationsRoomDeps): Room => ({
  jobs: {
    report: at('10 4 * * *', reportYesterday({ ...deps, money: moneyRepository(pool), zone: CARRIER_ZONE })),
  },
});
