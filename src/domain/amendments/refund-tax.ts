import { splitVat, type VatSplit } from '#domain/ledger/vat.ts';
import { type Centavos, centavos, minus, plus, ZERO } from '#kernel/money.ts';
import { leftOf, type SoldAmounts, soldByRate } from './ticket-worth.ts';
import type { ValidTicket } from './tickets-status.ts';

/** The part of a refund that was sold at one rate. */
export interface TaxedShare extends VatSplit {
  readonly vatRate: number | null;
}

/**
 * Splits the refund of a ticket and its additions by the rates they were sold at, in proportion to what is left of
 * each.
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

/** A refund of the fare alone, the ticket staying valid. */
export const taxOfDifference = (ticket: ValidTicket, amount: Centavos): TaxedShare =>
  taxOf(amount, soldByRate(ticket)[0]!);

const leftAt = ({ total, returned }: SoldAmounts): Centavos => minus(total, returned);

/**
 * Tax is split off each ticket's share separately, so that the ledger agrees with the tickets to the centavo. Partial
 * refunds add up to the tax of a single full refund.
 */
function taxOf(amount: Centavos, sold: SoldAmounts): TaxedShare {
  const before = taxUpTo(sold.returned, sold);
  const after = taxUpTo(plus(sold.returned, amount), sold);
  return { vatRate: sold.vatRate, net: minus(after.net, before.net), vat: minus(after.vat, before.vat) };
}

function taxUpTo(amount: Centavos, sold: SoldAmounts): VatSplit {
  const atRate = splitVat(amount, sold.vatRate);
  // Separately rounded lines may have been sold with a centavo less net or VAT than their sum would have.
  const vat = centavos(Math.min(Math.max(atRate.vat, amount - sold.net), sold.vat));
  return { net: minus(amount, vat), vat };
}

/** Adds up the shares of each rate. */
export function sharesByRate(shares: readonly TaxedShare[]): readonly TaxedShare[] {
  const alike = Map.groupBy(shares, ({ vatRate }) => vatRate);
  return [...alike].map(([vatRate, some]) => ({
    vatRate,
    net: some.reduce((total, { net }) => plus(total, net), ZERO),
    vat: some.reduce((total, { vat }) => plus(total, vat), ZERO),
  }));
}
