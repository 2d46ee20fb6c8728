import { badSyntax, fieldNotPatchable, MALFORMED, type Refusal, refusalFor } from './errors.ts';
import { fields, textOf } from './fields.ts';
import { readMoney } from './money.ts';
import type { Order } from './order.ts';

const PATH = /^\/purchase_units\/@reference_id=='([^']+)'\/(\w+)$/;
const TEXTS: Readonly<Record<string, 'customId' | 'invoiceId' | 'description'>> = {
  custom_id: 'customId',
  invoice_id: 'invoiceId',
  description: 'description',
};

/** Changes an unpaid order: applies all changes or none. */
export function patched(order: Order, sent: unknown, now: number): Order | Refusal {
  if (!Array.isArray(sent)) return MALFORMED;
  if (order.capture) return refusalFor('ORDER_ALREADY_COMPLETED');
  let after: Order = { ...order, updatedAt: now };
  for (const [i, change] of sent.entries()) {
    const next = changed(after, fields(change), `/${i}`);
    if ('http' in next) return next;
    after = next;
  }
  return after;
}

function changed(order: Order, { op, path, value }: Readonly<Record<string, unknown>>, field: string): Order | Refusal {
  const [, reference, name = ''] = PATH.exec(textOf(path) ?? '') ?? [];
  const text = TEXTS[name];
  if ((op !== 'replace' && op !== 'add') || (name !== 'amount' && !text)) return fieldNotPatchable(`${field}/path`);
  if (reference !== order.unit.reference) return refusalFor('REFERENCE_ID_NOT_FOUND');
  if (text) {
    if (typeof value !== 'string') return badSyntax(`${field}/value`);
    return { ...order, unit: { ...order.unit, [text]: value } };
  }
  const amount = readMoney(value, `${field}/value`);
  return 'http' in amount ? amount : { ...order, unit: { ...order.unit, amount } };
}
