import { createHash } from 'node:crypto';
import { fields } from '#adapters/providers/fields.ts';

/** A webhook event of the provider. It has neither an id nor a signature, so it is only a hint to query the charge. */
export type OpenpayEvent =
  /** The provider tests the webhook address. */
  { readonly kind: 'greeting' } | { readonly kind: 'charge'; readonly ref: string; readonly key: string };

/** Allowed form of a charge id: it becomes part of a URL. */
const REF = /^[A-Za-z0-9_-]{1,64}$/;

/**
 * Reads an event; undefined when it is invalid or not about a charge. Repeated deliveries of an event have the same
 * `key`; each refund of a charge has a new one.
 */
export function readEvent(body: unknown): OpenpayEvent | undefined {
  const { type, transaction } = fields(body);
  if (type === 'verification') return { kind: 'greeting' };
  const { id, status, amount, operation_date: date, refund } = fields(transaction);
  if (typeof type !== 'string' || typeof id !== 'string' || !REF.test(id)) return undefined;
  const key = createHash('sha256')
    .update(JSON.stringify([type, id, status, amount, date, fields(refund).id]))
    .digest('hex');
  return { kind: 'charge', ref: id, key };
}
