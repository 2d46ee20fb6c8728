import { type Centavos, minus, sum } from '#kernel/money.ts';
import type { BackShare } from './back-share.ts';
import type { MeansAmounts } from './offer.ts';

/**
 * What the owner of a trip may choose once it is known who paid. Money that goes back to whoever paid with a payment link
 * cannot be taken as credit instead: that is only offered for the rest, and only where it is as much as the money, since
 * the two could not be told apart otherwise. Where no money goes back, credit is the carrier's to give, and the owner's.
 */
export function amountsByPayer(amounts: MeansAmounts, shares: readonly BackShare[]): MeansAmounts {
  const { original, credit } = amounts;
  const theirs = sumOfLinks(shares);
  if (original === undefined || credit === undefined || theirs === 0) return amounts;
  const own = minus(original, theirs);
  return credit === original && own > 0 ? { original, credit: own } : { original };
}

const sumOfLinks = (shares: readonly BackShare[]): Centavos =>
  sum(shares.filter(({ isByLink }) => isByLink).map(({ amount }) => amount));
