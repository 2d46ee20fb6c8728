import { isFromAccount, isFromAgency } from '#domain/payment/buyers-account.ts';
import { type PaymentMethod, waitsForCash } from '#domain/payment/method.ts';
import { type Centavos, plus } from '#kernel/money.ts';
import type { PaidSource } from './tickets-status.ts';

/** An amount refunded to its source. A trip may be paid in several ways, including its changes and additions. */
export interface BackShare {
  readonly from: PaidSource;
  readonly amount: Centavos;
  /** Paid with a payment link: it goes back to whoever paid, perhaps not the owner of the trip. */
  readonly isByLink?: true;
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

/** The same as part of a share. */
export const byLinkOf = ({ isByLink }: { readonly isByLink: boolean }): Pick<BackShare, 'isByLink'> =>
  isByLink ? { isByLink } : {};

/** One line per source and kind of payer, in the order of first appearance. */
export function bySource<S extends BackShare>(
  shares: readonly S[],
  isSame: (a: S, b: S) => boolean = isSameSource,
): readonly S[] {
  const lines: S[] = [];
  for (const share of shares) {
    const at = lines.findIndex((line) => isSame(line, share));
    if (at === -1) lines.push(share);
    else lines[at] = { ...lines[at]!, amount: plus(lines[at]!.amount, share.amount) };
  }
  return lines;
}

export const isSameSource = (a: BackShare, b: BackShare): boolean => a.from === b.from && a.isByLink === b.isByLink;
