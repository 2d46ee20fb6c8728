import { openCredit } from '#adapters/db/amendments/refunds/credits.ts';
import { recordUndoneRates } from '#adapters/db/payment/undone-rates.ts';
import { addToBalance } from '#adapters/db/ledger/balances.ts';
import { bookCredit, SOLD } from '#adapters/db/ledger/ledger.ts';
import { accountOf, refundToBuyer } from '#adapters/db/payment/buyers-accounts.ts';
import { sessionOf } from '#adapters/db/session-of.ts';
import { execute, statement } from '#adapters/db/statement.ts';
import type { ChangeCredits, PaidWith } from '#app/amendments/change/grant-credit.ts';
import { id, type ReservationId } from '#kernel/ids.ts';
import { centavos } from '#kernel/money.ts';

/** Locked: what a global invoice says was sold of it must not change while that is drafted. */
const PAID = statement<PaidWith>(
  'change-paid-with',
  `select payment_id as payment, provider from payment where reservation_id = $1 and state = 'captured' for update`,
);

interface EarlierRow extends PaidWith {
  readonly order: ReservationId;
  readonly net: number;
  readonly vat: number;
}

/** An order has at most one captured payment. */
const EARLIER = statement<EarlierRow>(
  'changes-paid-before',
  `select c.reservation_id as order, p.payment_id as payment, p.provider, sold.net, sold.vat
   from reservation c
   join payment p on p.reservation_id = c.reservation_id and p.state = 'captured' and p.amount > 0
   cross join lateral (
     select ${SOLD}
     from ledger_transfer l where l.reservation_id = c.reservation_id
   ) sold
   where c.parent_id = $1 and c.change ->> 'direction' = $2 and c.reservation_id <> $3
   order by p.created_at desc, p.payment_id`,
);

/** Credit for changes to a cheaper run, in PostgreSQL. */
export const changeCredits: ChangeCredits = {
  paidWith: async (tx, trip) => (await execute(sessionOf(tx), PAID, [trip]))[0],
  paidBefore: async (tx, { id: change, change: { of, direction } }) =>
    (await execute(sessionOf(tx), EARLIER, [of, direction, change])).map(({ order, payment, provider, net, vat }) => ({
      order: id(order),
      payment,
      provider,
      sold: { net: centavos(net), vat: centavos(vat) },
    })),
  accountOf: (tx, { payment, provider }) => accountOf(sessionOf(tx), { payment_id: payment, provider }),
  open: (tx, credit) => openCredit(sessionOf(tx), credit),
  book: (tx, { order, payment, ...credit }) =>
    bookCredit(sessionOf(tx), { payment_id: payment, reservation_id: order }, credit),
  undo: async (tx, payment, undone) => void (await recordUndoneRates(sessionOf(tx), payment, undone)),
  add: (tx, account, amount) => addToBalance(sessionOf(tx), account, amount),
  giveBack: (tx, { payment, ...returned }) => refundToBuyer(sessionOf(tx), { ...returned, payment: payment.payment }),
};
