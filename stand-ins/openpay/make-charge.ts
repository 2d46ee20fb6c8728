import type { Books } from './books.ts';
import { approved, type Charge, failed } from './charge.ts';
import * as errors from './errors.ts';
import { newId, newReference } from './ids.ts';
import { readMexicoTime } from './mexico-time.ts';
import { refusalUnseen } from './test-cards.ts';
import type { Till } from './till.ts';

/** Maximum amount in stores, in pesos. */
const MAX_IN_STORES = 29_999;
const STORE_LIFETIME_MS = 30 * 24 * 3_600_000;

export type Made =
  | { readonly charge: Charge; readonly refusal?: undefined }
  | { readonly refusal: errors.Refusal; readonly charge?: undefined };

type Fields = Readonly<Record<string, unknown>>;

export interface ChargeContext {
  readonly books: Books;
  readonly till: Till;
  readonly now: number;
  /** The bank refuses with this, whatever the card. */
  readonly bankSays: errors.Refusal | undefined;
}

/**
 * Creates a charge. A refused card leaves a failed charge and uses up its order: a retry needs another order. A token
 * is used up by its first charge, except one refused with 3005.
 */
export function makeCharge(context: ChargeContext, body: unknown): Made {
  const asked = readRequest(body, context.now);
  if ('http' in asked) return { refusal: asked };
  if (asked.charge.orderId !== null && context.books.ofOrder(asked.charge.orderId)) {
    return { refusal: errors.ORDER_EXISTS };
  }
  return asked.charge.method === 'card' ? byCard(context, asked) : inStore(context, asked);
}

interface Asked {
  readonly charge: Charge;
  readonly fields: Fields;
}

function readRequest(body: unknown, now: number): Asked | errors.Refusal {
  if (typeof body !== 'object' || body === null) return errors.BAD_REQUEST;
  const fields = body as Fields;
  const { method, amount, currency = 'MXN', order_id: orderId = null, description, redirect_url: back } = fields;
  const { capture = true } = fields;
  if (typeof amount !== 'number' || !isText(description, 250) || currency !== 'MXN') return errors.BAD_REQUEST;
  if (method !== 'card' && method !== 'store') return errors.BAD_REQUEST;
  if (orderId !== null && !isText(orderId, 100)) return errors.BAD_REQUEST;
  if (back !== undefined && !isAddress(back)) return errors.BAD_REQUEST;
  if (typeof capture !== 'boolean') return errors.BAD_REQUEST;
  if (Math.abs(Math.round(amount * 100) - amount * 100) > 1e-6) return errors.BAD_AMOUNT;
  if (amount <= 0) return errors.OUT_OF_RANGE;
  const moments = { createdAt: now, operatedAt: now };
  const what = { status: 'completed', method, amount, description, refunds: [] } as const;
  return { fields, charge: { id: newId('tr'), orderId, ...moments, ...what, redirectUrl: back } };
}

function byCard({ books, till, now, bankSays }: ChargeContext, { charge, fields }: Asked): Made {
  const { source_id: source, use_3d_secure: secure } = fields;
  if (typeof source !== 'string') return { refusal: errors.BAD_REQUEST };
  const token = books.token(source);
  if (!token || token.spent) return { refusal: errors.NO_SUCH_THING };
  const { card, behaviour } = token;
  const hasWayBack = charge.redirectUrl !== undefined;
  if (secure === true && !hasWayBack) return { refusal: errors.BAD_REQUEST };
  const goesToBank = hasWayBack && (secure === true || behaviour === 'insists-on-bank');
  const refusal = bankSays ?? (goesToBank ? undefined : refusalUnseen(behaviour));
  const authorizes = fields['capture'] === false ? { authorizes: true } : {};
  const made: Charge = { ...charge, card, behaviour, ...authorizes, status: 'charge_pending' };
  const spent = { token: { ...token, spent: refusal?.code !== errors.SUSPECTED.code } };
  const answered = refusal ? failed(made, refusal, now) : approved(made, now);
  const kept = till.settle(goesToBank && !refusal ? made : answered, spent);
  return refusal ? { refusal } : { charge: kept };
}

function inStore({ till, now }: ChargeContext, { charge, fields }: Asked): Made {
  const { due_date: due } = fields;
  if (charge.amount > MAX_IN_STORES) return { refusal: errors.OUT_OF_RANGE };
  const dueAt = due === undefined ? now + STORE_LIFETIME_MS : readMexicoTime(String(due));
  if (dueAt === undefined || dueAt <= now) return { refusal: errors.BAD_REQUEST };
  return { charge: till.settle({ ...charge, status: 'in_progress', store: { reference: newReference(), dueAt } }) };
}

const isText = (value: unknown, longest: number): value is string =>
  typeof value === 'string' && value !== '' && value.length <= longest;

const isAddress = (value: unknown): value is string =>
  typeof value === 'string' && /^https?:$/.test(URL.parse(value)?.protocol ?? '');
