import { type Issue, type Refusal, refusalFor } from './errors.ts';
import { newId } from './ids.ts';
import type { Order } from './order.ts';

/** Conditions outside the order itself. */
interface Circumstances {
  readonly now: number;
  /** Another order with the same invoice id was paid. */
  readonly isInvoicePaid: boolean;
  /** The payer's bank refuses with this, whatever they chose. */
  readonly bankSays: Issue | undefined;
  /** The money is put under review. */
  readonly isHeldBack: boolean;
  /** Where the payer chooses another instrument. */
  readonly payerUrl: string;
}

/** Captures an approved order, or returns the refusal. */
export function captured(order: Order, circumstances: Circumstances): Order | Refusal {
  const { now, isInvoicePaid, bankSays, isHeldBack, payerUrl } = circumstances;
  if (order.capture) return refusalFor('ORDER_ALREADY_CAPTURED');
  if (order.status !== 'APPROVED') return refusalFor('ORDER_NOT_APPROVED');
  if (isInvoicePaid) return refusalFor('DUPLICATE_INVOICE_ID');
  const issue = bankSays ?? (order.payer?.isRefused ? 'INSTRUMENT_DECLINED' : undefined);
  if (issue === 'INSTRUMENT_DECLINED') return { ...refusalFor(issue), redirect: payerUrl };
  if (issue) return refusalFor(issue);
  const status = isHeldBack ? 'PENDING' : 'COMPLETED';
  const capture = { id: newId(), status, amount: order.unit.amount, at: now, refunds: [] } as const;
  return { ...order, status: 'COMPLETED', updatedAt: now, capture };
}

/** Ends the review of a capture: completed or denied. */
export function released(order: Order, isGood: boolean, now: number): Order | undefined {
  if (order.capture?.status !== 'PENDING') return undefined;
  const status = isGood ? 'COMPLETED' : 'DECLINED';
  return { ...order, updatedAt: now, capture: { ...order.capture, status } };
}
