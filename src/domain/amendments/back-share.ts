import { isFromAccount } from '#domain/payment/buyers-account.ts';
import { type PaymentMethod, waitsForCash } from '#domain/payment/method.ts';
import { type Centavos, plus } from '#kernel/money.ts';
import type { PaidSource } from './tickets-status.ts';

/** What goes back to where it came from; a trip may be paid in more ways than one, with what was changed and added. */
export interface BackShare {
  readonly from: PaidSource;
  readonly amount: Centavos;
}

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

/** One line for each source, in the order in which they first come. */
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
