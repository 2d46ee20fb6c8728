import { bookBasketBack } from '#adapters/db/ledger/ledger.ts';
import { addToBalance, takeFromBalance } from '#adapters/db/ledger/balances.ts';
import { returnPoints, spendPoints } from '#adapters/db/loyalty/point-lots.ts';
import { oweShare } from '#adapters/db/payment/refunds.ts';
import type { Session } from '#adapters/db/pool.ts';
import { execute, statement } from '#adapters/db/statement.ts';
import type { ErrorCode } from '#domain/errors.ts';
import { isPointsAccount } from '#domain/loyalty/points.ts';
import { BASKET_SHARE, basketPaymentOf } from '#domain/payment/basket-share.ts';
import { accountName, type BuyersAccount, isFromAccount, providerAccount } from '#domain/payment/buyers-account.ts';
import { CREDIT_MONTHS } from '#domain/payment/credit.ts';

const LIMIT = statement<{ readonly credit_limit: number }>(
  'agency-limit-shared',
  'select credit_limit from travel_agency where agency_id = $1 for share',
);

const CREDIT_GOOD = statement<{ readonly credit_id: string }>(
  'credit-good',
  'select credit_id from credit where credit_id = $1 and expires_at > clock_timestamp() for share',
);

/** Its holder could not spend what came back to a credit that is over, or nearly. That of a gift card never is. */
const PROLONG_CREDIT = statement(
  'credit-prolong',
  `update credit set expires_at = greatest(expires_at, clock_timestamp() + $2 * interval '1 month') where credit_id = $1`,
);

/**
 * Takes a sale's price from the buyer's account: points down to zero, an agency's credit down to its limit. Returns the
 * reason if it cannot. The last lock of a sale, so that others paying from the same account wait only for the commit.
 */
export async function chargeBuyer(
  session: Session,
  account: BuyersAccount,
  { amount, payment }: { readonly amount: number; readonly payment: string },
): Promise<ErrorCode | undefined> {
  switch (account.kind) {
    case 'points':
      return (await spendPoints(session, { account: accountName(account), amount, payment }))
        ? undefined
        : 'points_insufficient';
    case 'credit': {
      const [credit] = await execute(session, CREDIT_GOOD, [account.credit]);
      if (!credit) return 'credit_expired';
      return (await takeFromBalance(session, accountName(account), { amount, least: 0 }))
        ? undefined
        : 'credit_insufficient';
    }
    case 'agency': {
      const [agency] = await execute(session, LIMIT, [account.agency]);
      if (!agency) return 'agency_key_invalid';
      const isGood = await takeFromBalance(session, accountName(account), { amount, least: 0 - agency.credit_limit });
      return isGood ? undefined : 'agency_limit_exceeded';
    }
  }
}

const CAPTURED_FROM = statement<{ readonly debit: string }>(
  'ledger-captured-from',
  `select debit from ledger_transfer where kind = 'capture' and source_id = $1`,
);

export interface PaidPayment {
  readonly payment_id: string;
  readonly provider: string;
}

/** The ledger account a payment was taken from: its provider's, or the buyer's own. */
export async function accountOf(session: Session, { payment_id, provider }: PaidPayment): Promise<string> {
  if (!isFromAccount(provider) && provider !== BASKET_SHARE) return providerAccount(provider);
  const [row] = await execute(session, CAPTURED_FROM, [payment_id]);
  if (!row) throw new Error(`payment ${payment_id} was taken from no account`);
  return row.debit;
}

export interface ReturnedToBuyer {
  readonly account: string;
  readonly amount: number;
  /** The payment that took it, and what refunds it. */
  readonly payment: string;
  readonly source: string;
}

const ORDER_OF = statement<{ readonly reservation_id: string }>(
  'payment-order-of',
  'select reservation_id from payment where payment_id = $1',
);

/** What an order in a basket gave back goes back by the payment of the basket. */
async function returnThroughBasket(
  session: Session,
  payment: string,
  { account, amount, source }: ReturnedToBuyer,
): Promise<void> {
  const [row] = await execute(session, ORDER_OF, [payment]);
  if (!row) throw new Error(`basket without its payment ${payment}`);
  const order = row.reservation_id;
  await bookBasketBack(session, { reservation: order, id: source, account, amount });
  await oweShare(session, { id: source, payment, order, amount }, 'cancelled');
}

/**
 * Makes what the books credit to a buyer's account available again, points in their original lots, and a credit for as
 * long as a new one; a provider's account has no balance.
 */
export async function refundToBuyer(session: Session, returned: ReturnedToBuyer): Promise<void> {
  const { account, amount } = returned;
  const basket = basketPaymentOf(account);
  if (basket !== undefined) await returnThroughBasket(session, basket, returned);
  else if (isPointsAccount(account)) await returnPoints(session, returned);
  else await returnToAccount(session, account, amount);
}

/** The credit is locked before its balance, as where it is spent. */
async function returnToAccount(session: Session, account: string, amount: number): Promise<void> {
  const [kind, owner] = account.split(':');
  if (!isFromAccount(kind!)) return;
  if (kind === ('credit' satisfies BuyersAccount['kind']))
    await execute(session, PROLONG_CREDIT, [owner, CREDIT_MONTHS]);
  await addToBalance(session, account, amount);
}
