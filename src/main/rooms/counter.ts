import { counterRepository } from '#adapters/db/counter/counter-repository.ts';
import { tillStores } from '#adapters/db/counter/till-stores.ts';
import { manualRefundStores } from '#adapters/db/operations/manual-refunds.ts';
import { moneyRepository } from '#adapters/db/operations/money-repository.ts';
import type { Pool } from '#adapters/db/pool.ts';
import { type TakingDeps, takeMoney } from '#app/counter/take-money.ts';
import { ticketDocuments } from '#adapters/documents/ticket-documents.ts';
import { type CounterRoutesDeps, counterHandlers } from '#http/routes/counter.ts';
import { CARRIER_ZONE } from '#main/carrier-zone.ts';
import { operatorDeps } from '#main/rooms/operators.ts';
import type { Room } from '#main/rooms/room.ts';
import { signOf } from '#web/site-files.ts';
import type { Brand } from '#web/brand.ts';

/** Dependencies of the counter. */
export const counterDeps = (pool: Pool, { payments, fulfilments }: Omit<TakingDeps, 'till'>) => ({
  ...operatorDeps(pool),
  counter: counterRepository(pool, CARRIER_ZONE),
  takeMoney: takeMoney({ till: tillStores(pool), payments, fulfilments }),
  money: moneyRepository(pool),
  manualRefunds: manualRefundStores(pool),
  zone: CARRIER_ZONE,
});

type CounterRoomDeps = Omit<CounterRoutesDeps, keyof ReturnType<typeof counterDeps> | 'documents' | 'carrier'> &
  Omit<TakingDeps, 'till'> & {
    readonly pool: Pool;
    readonly brand: Brand;
  };

/** The counter and the call centre. */
export const counterRoom = ({ pool, brand, ...deps }: CounterRoomDeps): Room => ({
  handlers: counterHandlers({
    ...deps,
    ...counterDeps(pool, deps),
    documents: ticketDocuments(signOf(brand)),
    carrier: brand.legalName,
  }),
});
