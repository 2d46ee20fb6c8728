import { centavos, type Charge, completed } from './charge.ts';
import { BAD_AMOUNT, BAD_REQUEST, NOT_ALLOWED, type Refusal, UNPROCESSABLE } from './errors.ts';

/** Captures an authorized amount, or part of it: the rest is released. */
export function captured(charge: Charge, body: unknown, now: number): Charge | Refusal {
  if (charge.authorizes !== true || charge.status !== 'in_progress') return NOT_ALLOWED;
  const { amount = charge.amount } = (body ?? {}) as { readonly amount?: unknown };
  if (typeof amount !== 'number' || !(amount > 0)) return BAD_REQUEST;
  if (Math.abs(centavos(amount) - amount * 100) > 1e-6) return BAD_AMOUNT;
  if (centavos(amount) > centavos(charge.amount)) return UNPROCESSABLE;
  return completed({ ...charge, amount }, now);
}
