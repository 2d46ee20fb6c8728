import { providerAccount } from '#domain/payment/buyers-account.ts';

/**
 * Stored in place of a provider with the payment of an order that was paid in a basket: its money came with the payment
 * of the basket, and goes back through it.
 */
export const BASKET_SHARE = 'basket';

const PREFIX = `${BASKET_SHARE}:`;

/** The ledger account for what was paid in a basket and is not yet passed on to its orders, by the basket's payment. */
export const basketAccount = (payment: string): string => PREFIX + payment;

/** The basket's payment behind such an account; undefined for other accounts. */
export const basketPaymentOf = (account: string): string | undefined =>
  account.startsWith(PREFIX) ? account.slice(PREFIX.length) : undefined;

/** The key of an order's share in a basket's payment: an order has one share of each. */
export const shareKey = basketAccount;

/** The ledger account from which a payment is captured when its provider reports the money. */
export const capturedFrom = ({ provider, key }: { readonly provider: string; readonly key: string }): string =>
  provider === BASKET_SHARE ? key : providerAccount(provider);
