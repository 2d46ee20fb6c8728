import { type Charge, refundedOf } from './charge.ts';
import { BAD_AMOUNT, BAD_REQUEST, NOT_ALLOWED, type Refusal, UNPROCESSABLE } from './errors.ts';
import { newId } from './ids.ts';

/** Gives money back, all that is left of it unless an amount is named. Only cards can be given back to. */
export function refunded(charge: Charge, body: unknown, now: number): Charge | Refusal {
  if (charge.method !== 'card' || charge.status !== 'completed') return NOT_ALLOWED;
  const left = centavos(charge.amount) - centavos(refundedOf(charge));
  const { amount = left / 100 } = (body ?? {}) as { readonly amount?: unknown };
  if (typeof amount !== 'number' || !(amount > 0)) return BAD_REQUEST;
  if (Math.abs(centavos(amount) - amount * 100) > 1e-6) return BAD_AMOUNT;
  if (centavos(amount) > left) return UNPROCESSABLE;
  const refunds = [...charge.refunds, { id: newId('tr'), amount, at: now }];
  return { ...charge, refunds, status: centavos(amount) === left ? 'refunded' : 'completed' };
}

const centavos = (pesos: number): number => Math.round(pesos * 100);
