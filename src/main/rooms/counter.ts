import { counterRepository } from '#adapters/db/counter/counter-repository.ts';
import { moneyRepository } from '#adapters/db/operations/money-repository.ts';
import type { Pool } from '#adapters/db/pool.ts';
import type { Payments } from '#app/payment/ports.ts';
import { ticketDocuments } from '#adapters/documents/ticket-documents.ts';
import { type CounterRoutesDeps, counterHandlers } from '#http/routes/counter.ts';
import { CARRIER_ZONE } from '#main/carrier-zone.ts';
import { operatorDeps } from '#main/rooms/operators.ts';
import type { Room } from '#main/rooms/room.ts';
import { signOf } from '#web/site-files.ts';
import type { Brand } from '#web/brand.ts';

/** Dependencies of the counter. */
export const counterDeps = (pool: Pool, payments: Pick<Payments, 'settleWithin'>) => ({
  ...operatorDeps(pool),
  counter: counterRepository(pool, CARRIER_ZONE, payments),
  money: moneyRepository(pool),
  zone: CARRIER_ZONE,
});

type CounterRoomDeps = Omit<CounterRoutesDeps, keyof ReturnType<typeof counterDeps> | 'documents' | 'carrier'> & {
  readonly pool: Pool;
  readonly brand: Brand;
};

/** The counter and the call centre. */
export const counterRoom = ({ pool, brand, ...deps }: CounterRoomDeps): Room => ({
  handlers: counterHandlers({
    ...deps,
    ...counterDeps(pool, deps.payments),
    documents: ticketDocuments(signOf(brand)),
    carrier: brand.legalName,
  }),
});
