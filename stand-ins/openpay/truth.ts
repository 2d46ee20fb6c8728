import { centavos, type Charge, chargeView, refundedOf, type Status } from './charge.ts';

const TAKEN: readonly Status[] = ['completed', 'refunded', 'chargeback_pending', 'chargeback_accepted'];

/** The money of a charge, in pesos: captured, refunded, and kept by the merchant. */
export function moneyOf(charge: Charge) {
  const captured = TAKEN.includes(charge.status) ? charge.amount : 0;
  const refunded = refundedOf(charge);
  const left = (centavos(captured) - centavos(refunded)) / 100;
  const chargedBack = charge.status === 'chargeback_accepted' ? left : 0;
  return { captured, refunded, charged_back: chargedBack, kept: (centavos(left) - centavos(chargedBack)) / 100 };
}

/** A charge for audits: as returned, with all its refunds and its money. */
export const truthOf = (charge: Charge, origin: string) => ({
  ...chargeView(charge, origin),
  refunds: charge.refunds,
  money: moneyOf(charge),
});
