import type { PaymentPhase } from '#web/payment/pay-verdict.ts';
import type { OrderView } from '#wire/orders.ts';
import type { PayLinkView } from '#wire/pay-link.ts';

/** The phase of the payment of an order, or of what a link pays. */
export function phaseOfStanding({
  standing,
  declined,
}: Pick<OrderView | PayLinkView, 'standing' | 'declined'>): PaymentPhase {
  if (standing === 'paid') return 'done';
  if (standing === 'paying') return 'asking';
  return declined ? 'declined' : 'idle';
}
