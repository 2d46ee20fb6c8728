import { splitVat, type VatSplit } from '#domain/ledger/vat.ts';
import { type Centavos, centavos, minus, plus, ZERO } from '#kernel/money.ts';
import { leftOf, type SoldAmounts, soldByRate } from './ticket-worth.ts';
import type { ValidTicket } from './tickets-status.ts';

/** What of a refund was sold at one rate. */
export interface TaxedShare extends VatSplit {
  readonly vatRate: number | null;
}

/**
 * An amount that goes back of a ticket and of what was added to it, by the rates they were sold at: each gives the share it has
 * in what is left of them.
 */
export function taxOfRefund(ticket: ValidTicket, amount: Centavos): readonly TaxedShare[] {
  if (amount === 0) return [];
  const left = leftOf(ticket);
  const sold = soldByRate(ticket);
  let rest = amount;
  return sold.map((one, index) => {
    const share = index === sold.length - 1 ? rest : centavos(Math.floor((amount * leftAt(one)) / left));
    rest = minus(rest, share);
    return taxOf(share, one);
  });
}

/** An amount that goes back of the fare alone, the ticket staying valid. */
export const taxOfDifference = (ticket: ValidTicket, amount: Centavos): TaxedShare =>
  taxOf(amount, soldByRate(ticket)[0]!);

const leftAt = ({ total, returned }: SoldAmounts): Centavos => minus(total, returned);

/**
 * The tax is split off each ticket's share alone, so that the books agree with the tickets to the centavo. What goes back in
 * parts has the tax it would have had at once.
 */
function taxOf(amount: Centavos, sold: SoldAmounts): TaxedShare {
  const before = taxUpTo(sold.returned, sold);
  const after = taxUpTo(plus(sold.returned, amount), sold);
  return { vatRate: sold.vatRate, net: minus(after.net, before.net), vat: minus(after.vat, before.vat) };
}

function taxUpTo(amount: Centavos, sold: SoldAmounts): VatSplit {
  const atRate = splitVat(amount, sold.vatRate);
  // Lines that were rounded apart may have been sold with a centavo less of one than their sum would have.
  const vat = centavos(Math.min(Math.max(atRate.vat, amount - sold.net), sold.vat));
  return { net: minus(amount, vat), vat };
}

/** All shares of a rate together. */
export function sharesByRate(shares: readonly TaxedShare[]): readonly TaxedShare[] {
  const alike = Map.groupBy(shares, ({ vatRate }) => vatRate);
  return [...alike].map(([vatRate, some]) => ({
    vatRate,
    net: some.reduce((total, { net }) => plus(total, net), ZERO),
    vat: some.reduce((total, { vat }) => plus(total, vat), ZERO),
  }));
}
