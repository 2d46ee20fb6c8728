import { createHash } from 'node:crypto';
import { fields } from '#adapters/providers/fields.ts';

/** A notice of the provider. It carries neither an id nor a signature: it is a hint to ask, and nothing more. */
export type OpenpayEvent =
  /** The provider tries the address out. */
  { readonly kind: 'greeting' } | { readonly kind: 'charge'; readonly ref: string; readonly key: string };

/** What a charge id may look like: it becomes part of an address. */
const REF = /^[A-Za-z0-9_-]{1,64}$/;

/**
 * Reads a notice; undefined for what is none, or is not about a charge. `key` is the same for the same event: each
 * refund of a charge is new.
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
