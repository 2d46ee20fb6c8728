import { randomBytes } from 'node:crypto';
import { bookSaleBack } from '#adapters/db/ledger/ledger.ts';
import { orderStore } from '#adapters/db/orders/orders.ts';
import { sessionOf } from '#adapters/db/session-of.ts';
import { execute, statement } from '#adapters/db/statement.ts';
import type { ReturnStores } from '#app/payment/return-sold.ts';
import { uuidV7 } from '#kernel/ids.ts';
import { centavos } from '#kernel/money.ts';
import { attemptStore } from './attempt-store.ts';
import { oweShare } from './refunds.ts';
import { recordUndoneRates } from './undone-rates.ts';

const SOLD_BY = statement<{ readonly net: number; readonly vat: number; readonly vat_rate: number | null }>(
  'payment-lines-sold',
  'select net, vat, vat_rate from payment_line where payment_id = $1 order by position',
);

const RECORD = statement(
  'order-return',
  `with back as (
     insert into give_back (give_back_id, reservation_id, idempotency_key, request_hash, means, money, credited, lines, compensation)
     values ($1, $2, $3, '', 'original', $4, 0, '[]', '{}')
   )
   insert into give_back_part (part_id, give_back_id, reservation_id, amount) values ($5, $1, $2, $4)`,
);

const newId = <Of extends string>() => uuidV7<Of>(Date.now(), randomBytes(10));

/** Returning what was sold, in PostgreSQL. */
export const orderReturnStores: ReturnStores = {
  attempts: attemptStore,
  orders: orderStore,
  returns: {
    soldBy: async (tx, payment) =>
      (await execute(sessionOf(tx), SOLD_BY, [payment])).map(({ net, vat, vat_rate: vatRate }) => ({
        net: centavos(net),
        vat: centavos(vat),
        vatRate,
      })),
    record: async (tx, { order, key, amount, atRates }) => {
      const part = newId<'give-back-part'>();
      await execute(sessionOf(tx), RECORD, [newId<'give-back'>(), order, key, amount, part]);
      await recordUndoneRates(sessionOf(tx), part, atRates);
      return part;
    },
    book: (tx, id, { order, ...share }) => bookSaleBack(sessionOf(tx), { ...share, id, reservation: order }, undefined),
    owe: (tx, id, { reason, ...owed }) => oweShare(sessionOf(tx), { ...owed, id }, reason),
  },
};
