import { splitVat, type VatSplit } from '#domain/ledger/vat.ts';
import { type Centavos, centavos, minus, plus, sum, ZERO } from '#kernel/money.ts';

/** What a line of a payment sold, as stored with it: `net + vat` is what was paid for it. */
export interface SoldAmount extends VatSplit {
  readonly vatRate: number | null;
}

/** The part of a reversed amount that was sold at one rate, tax included. */
export interface UndoneAtRate {
  readonly vatRate: number | null;
  readonly amount: Centavos;
}

/** What goes back of a sale: `amount = net + vat`, by the rates it was sold at. */
export interface ReturnedShare extends VatSplit {
  readonly amount: Centavos;
  readonly atRates: readonly UndoneAtRate[];
}

const paidFor = ({ net, vat }: VatSplit): Centavos => plus(net, vat);

/** All that was sold, with the tax that was booked. */
export const returnedWhole = (sold: readonly SoldAmount[]): ReturnedShare => returnedPart(sold, sum(sold.map(paidFor)));

/**
 * A part of what was sold, tax included: every line gives in proportion to what was paid for it, with the tax of its
 * own rate. Throws for more than was sold.
 */
export function returnedPart(sold: readonly SoldAmount[], amount: Centavos): ReturnedShare {
  const whole = sum(sold.map(paidFor));
  if (amount > whole) throw new Error(`${amount} centavos cannot go back of ${whole}`);
  let [passed, given]: readonly [Centavos, Centavos] = [ZERO, ZERO];
  const parts = sold.map((line) => {
    passed = plus(passed, paidFor(line));
    const part = minus(centavos(Math.floor((amount * passed) / (whole || 1))), given);
    given = plus(given, part);
    const { net, vat } = part === paidFor(line) ? line : splitVat(part, line.vatRate);
    return { vatRate: line.vatRate, amount: part, net, vat };
  });
  return {
    amount,
    net: sum(parts.map(({ net }) => net)),
    vat: sum(parts.map(({ vat }) => vat)),
    atRates: byRate(parts),
  };
}

function byRate(parts: readonly UndoneAtRate[]): readonly UndoneAtRate[] {
  const amounts = new Map<number | null, Centavos>();
  for (const { vatRate, amount } of parts)
    if (amount > 0) amounts.set(vatRate, plus(amounts.get(vatRate) ?? ZERO, amount));
  return [...amounts].map(([vatRate, amount]) => ({ vatRate, amount }));
}
