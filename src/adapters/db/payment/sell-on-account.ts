import { bookCapture, bookSale } from '#adapters/db/ledger/ledger.ts';
import type { Pool } from '#adapters/db/pool.ts';
import { sellHolds } from '#adapters/db/seats/hold-states.ts';
import { withRollback } from '#adapters/db/with-rollback.ts';
import type { Begun, PaymentIntent } from '#app/payment/ports.ts';
import { accountName, type BuyersAccount } from '#domain/payment/buyers-account.ts';
import { BEGUN, open, rollbackWith, write } from './begin.ts';
import { chargeBuyer } from './buyers-accounts.ts';
import { conclude } from './conclude.ts';
import { writeLines } from './payment-lines.ts';

/**
 * Points (M80) or an agency's credit (T47): sold in one go, like what costs nothing, and taken from the account in the same
 * transaction. What is not in the account undoes everything.
 */
export const sellOnAccount = (pool: Pool, intent: PaymentIntent, account: BuyersAccount): Promise<Begun> =>
  withRollback(pool, async (session) => {
    const own = await open(session, intent);
    const { next, amount } = intent;
    await sellHolds(session, next.id);
    await write(session, intent, { state: 'captured', next: { ...next, status: 'approved', holdUntil: undefined } });
    const payment = { payment_id: intent.id, reservation_id: next.id, amount };
    await bookCapture(session, payment, accountName(account));
    await bookSale(session, payment, next.quote!);
    await conclude(session, next, { payment: intent.id, at: own.now });
    await writeLines(session, intent.id, next);
    const refusal = await chargeBuyer(session, account, amount);
    if (refusal) throw rollbackWith(refusal);
    return BEGUN;
  });
