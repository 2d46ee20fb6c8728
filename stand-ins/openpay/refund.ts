import { centavos, type Charge, refundedOf } from './charge.ts';
import { BAD_AMOUNT, BAD_REQUEST, NOT_ALLOWED, ONLY_CARDS, type Refusal, UNPROCESSABLE } from './errors.ts';
import { newId } from './ids.ts';

const MAX_DESCRIPTION_LENGTH = 250;

/** Refunds the given amount, or all that is left. An authorization is released entirely. */
export function refunded(charge: Charge, body: unknown, now: number): Charge | Refusal {
  if (charge.method !== 'card') return ONLY_CARDS;
  if (charge.status === 'in_progress') return { ...charge, status: 'cancelled', operatedAt: now };
  if (charge.status !== 'completed') return NOT_ALLOWED;
  const left = centavos(charge.amount) - centavos(refundedOf(charge));
  const { amount = left / 100, description } = (body ?? {}) as Readonly<Record<string, unknown>>;
  if (typeof amount !== 'number' || !(amount > 0)) return BAD_REQUEST;
  if (description !== undefined && !isShort(description)) return BAD_REQUEST;
  if (Math.abs(centavos(amount) - amount * 100) > 1e-6) return BAD_AMOUNT;
  if (centavos(amount) > left) return UNPROCESSABLE;
  const refund = { id: newId('tr'), amount, at: now, ...(description === undefined ? {} : { description }) };
  const status = centavos(amount) === left ? 'refunded' : 'completed';
  return { ...charge, refunds: [...charge.refunds, refund], status };
}

const isShort = (value: unknown): value is string =>
  typeof value === 'string' && value.length <= MAX_DESCRIPTION_LENGTH;
