import type { PaidSource } from '#domain/amendments/tickets-status.ts';
import { isFromAccount } from '#domain/payment/buyers-account.ts';
import { type PaymentMethod, waitsForCash } from '#domain/payment/method.ts';

/** Where the money of a payment came from, and so where it goes back to. */
export function paidFromOf({
  method,
  provider,
}: {
  readonly method: PaymentMethod;
  readonly provider: string;
}): PaidSource {
  if (isFromAccount(provider)) return 'account';
  return waitsForCash(method) ? 'cash' : 'provider';
}
