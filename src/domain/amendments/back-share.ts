import { isFromAccount, isFromAgency } from '#domain/payment/buyers-account.ts';
import { type PaymentMethod, waitsForCash } from '#domain/payment/method.ts';
import { type Centavos, plus } from '#kernel/money.ts';
import type { PaidSource } from './tickets-status.ts';

/** An amount refunded to its source. A trip may be paid in several ways, including its changes and additions. */
export interface BackShare {
  readonly from: PaidSource;
  readonly amount: Centavos;
}

/** Where the money of a payment came from, and so where it is refunded to. */
export function paidFromOf({
  method,
  provider,
}: {
  readonly method: PaymentMethod;
  readonly provider: string;
}): PaidSource {
  if (isFromAccount(provider)) return isFromAgency(provider) ? 'agency' : 'account';
  return waitsForCash(method) ? 'cash' : 'provider';
}

/** One line per source, in the order of first appearance. */
export function bySource<S extends BackShare>(shares: readonly S[], isSame = isSameSource<S>): readonly S[] {
  const lines: S[] = [];
  for (const share of shares) {
    const at = lines.findIndex((line) => isSame(line, share));
    if (at === -1) lines.push(share);
    else lines[at] = { ...lines[at]!, amount: plus(lines[at]!.amount, share.amount) };
  }
  return lines;
}

const isSameSource = <S extends BackShare>(a: S, b: S): boolean => a.from === b.from;
