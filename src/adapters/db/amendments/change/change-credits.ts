import { openCredit } from '#adapters/db/amendments/refunds/credits.ts';
import { recordUndoneRates } from '#adapters/db/payment/undone-rates.ts';
import { addToBalance } from '#adapters/db/ledger/balances.ts';
import { bookCredit } from '#adapters/db/ledger/ledger.ts';
import { accountOf, refundToBuyer } from '#adapters/db/payment/buyers-accounts.ts';
import { sessionOf } from '#adapters/db/session-of.ts';
import { execute, statement } from '#adapters/db/statement.ts';
import type { ChangeCredits, PaidWith } from '#app/amendments/change/grant-credit.ts';

const PAID = statement<PaidWith>(
  'change-paid-with',
  `select payment_id as payment, provider from payment where reservation_id = $1 and state = 'captured'`,
);

/** Credit for changes to a cheaper run, in PostgreSQL. */
export const changeCredits: ChangeCredits = {
  paidWith: async (tx, trip) => (await execute(sessionOf(tx), PAID, [trip]))[0],
  accountOf: (tx, { payment, provider }) => accountOf(sessionOf(tx), { payment_id: payment, provider }),
  open: (tx, credit) => openCredit(sessionOf(tx), credit),
  book: (tx, { order, payment, ...credit }) =>
    bookCredit(sessionOf(tx), { payment_id: payment, reservation_id: order }, credit),
  undo: async (tx, payment, undone) => void (await recordUndoneRates(sessionOf(tx), payment, undone)),
  add: (tx, { account, amount, source, paid }) =>
    paid
      ? refundToBuyer(sessionOf(tx), { account, amount, source, payment: paid.payment })
      : addToBalance(sessionOf(tx), account, amount),
};
