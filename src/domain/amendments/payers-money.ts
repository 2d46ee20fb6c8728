import { type Centavos, centavos, minus, plus, sum, ZERO } from '#kernel/money.ts';
import type { BackShare } from './back-share.ts';
import type { MeansAmounts } from './offer.ts';
import { isOwnLedger } from './tickets-status.ts';

/**
 * What the owner of a trip may choose once it is known who paid, and from where.
 *
 * What was paid from an account in our ledger goes back to it, on the terms of credit, whichever is chosen: money and
 * credit are only for the rest, and where there is no rest there is nothing to choose.
 *
 * Money that goes back to whoever paid with a payment link cannot be taken as credit instead: that is only offered for the
 * rest, and only where it is as much as the money, since the two could not be told apart otherwise. Where no money goes
 * back, credit is the carrier's to give, and the owner's.
 */
export function amountsByPayer(amounts: MeansAmounts, shares: readonly BackShare[]): MeansAmounts {
  const { original: money = ZERO, credit } = amounts;
  if (credit === undefined) return amounts;
  const toAccounts = sumOf(shares, ({ from }) => isOwnLedger(from));
  const rest = minus(credit, toAccounts);
  const theirs = money > 0 ? sumOf(shares, ({ isByLink = false }) => isByLink) : ZERO;
  const asCredit = theirs > 0 && money !== credit ? ZERO : minus(rest, theirs);
  return {
    ...(money > 0 || rest === 0 ? { original: plus(toAccounts, centavos(Math.min(money, rest))) } : {}),
    ...(asCredit > 0 ? { credit: asCredit } : {}),
  };
}

const sumOf = (shares: readonly BackShare[], isOfThem: (share: BackShare) => boolean): Centavos =>
  sum(shares.filter(isOfThem).map(({ amount }) => amount));
