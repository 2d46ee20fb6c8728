import type { Books, Charge } from './charges.ts';
import { failed, newId } from './charges.ts';
import { refusalOf } from './cards.ts';
import {
  BAD_AMOUNT,
  BAD_REQUEST,
  NO_SUCH_THING,
  ORDER_EXISTS,
  OUT_OF_RANGE,
  type Refusal,
  SUSPECTED,
} from './errors.ts';

type Fields = Readonly<Record<string, unknown>>;

/** Stores take up to so much; more is refused with 1012. */
const MOST_IN_STORES = 29_999;

export type Made = { readonly charge: Charge } | { readonly refusal: Refusal };

/**
 * Makes a charge. A refused card leaves a failed charge behind, and its order is used up: asking again needs another
 * order. A token is spent by its first charge, but for one that was refused with 3005.
 */
export function makeCharge(books: Books, body: unknown, now: Date): Made {
  if (typeof body !== 'object' || body === null) return { refusal: BAD_REQUEST };
  const { method, amount, order_id: orderId, description, redirect_url: redirectUrl } = body as Fields;
  if (typeof amount !== 'number' || typeof description !== 'string') return { refusal: BAD_REQUEST };
  if (Math.abs(Math.round(amount * 100) - amount * 100) > 1e-6) return { refusal: BAD_AMOUNT };
  if (amount <= 0) return { refusal: OUT_OF_RANGE };
  if (typeof orderId === 'string' && books.ofOrder(orderId).length > 0) return { refusal: ORDER_EXISTS };
  const charge: Charge = {
    id: newId('tr'),
    orderId: typeof orderId === 'string' ? orderId : newId('o'),
    status: 'completed',
    method: method === 'store' ? 'store' : 'card',
    amount,
    refunded: 0,
    description,
    createdAt: now.toISOString(),
    card: undefined,
    error: undefined,
    redirectUrl: typeof redirectUrl === 'string' ? redirectUrl : undefined,
    store: undefined,
  };
  if (method === 'store') return storeCharge(books, charge, body as Fields);
  return method === 'card' ? cardCharge(books, charge, body as Fields) : { refusal: BAD_REQUEST };
}

function cardCharge(books: Books, charge: Charge, { source_id: source, use_3d_secure: secure }: Fields): Made {
  const token = typeof source === 'string' ? books.token(source) : undefined;
  if (!token || token.spent) return { refusal: NO_SUCH_THING };
  const { card } = token;
  const wantsBank = secure === true;
  if (wantsBank && !charge.redirectUrl) return { refusal: BAD_REQUEST };
  const refusal = wantsBank ? undefined : refusalOf(card);
  if (refusal !== SUSPECTED) books.keepToken({ ...token, spent: true });
  const made: Charge = { ...charge, card, status: wantsBank ? 'charge_pending' : 'completed' };
  const kept = refusal ? failed(made, refusal) : made;
  books.keepCharge(kept);
  return refusal ? { refusal } : { charge: kept };
}

function storeCharge(books: Books, charge: Charge, { due_date: dueDate }: Fields): Made {
  if (charge.amount > MOST_IN_STORES) return { refusal: OUT_OF_RANGE };
  const reference = Array.from({ length: 16 }, () => Math.floor(Math.random() * 10)).join('');
  const store = { reference, dueDate: typeof dueDate === 'string' ? dueDate : charge.createdAt };
  const kept: Charge = { ...charge, status: 'in_progress', store };
  books.keepCharge(kept);
  return { charge: kept };
}
