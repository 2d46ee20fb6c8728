import { type Issue, type Refusal, refusalFor } from './errors.ts';
import { newId } from './ids.ts';
import type { Order } from './order.ts';

/** What is known beyond the order itself. */
interface Circumstances {
  readonly now: number;
  /** Another order under the same invoice was paid. */
  readonly isInvoicePaid: boolean;
  /** The payer's bank refuses like this, whatever they chose. */
  readonly bankSays: Issue | undefined;
  /** The money waits to be looked at. */
  readonly isHeldBack: boolean;
  /** Where the payer goes to choose another instrument. */
  readonly payerUrl: string;
}

/** Takes the money of an approved order, or says why not. */
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

/** What was held back is let through, or not. */
export function released(order: Order, isGood: boolean, now: number): Order | undefined {
  if (order.capture?.status !== 'PENDING') return undefined;
  const status = isGood ? 'COMPLETED' : 'DECLINED';
  return { ...order, updatedAt: now, capture: { ...order.capture, status } };
}
