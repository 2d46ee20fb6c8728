import type { LetterRenderer } from '#app/notices/letter.ts';
import { type LetterWithFiles, type Found, MOOT } from '#app/notices/message.ts';
import type { QueuedMail } from '#app/notices/ports.ts';
import { mailOf, type Written } from '#app/notices/write-mail.ts';
import type { Orders } from '#app/orders/ports.ts';
import type { Order } from '#domain/orders/order.ts';
import type { OrderId } from '#kernel/ids.ts';
import type { Instant } from '#kernel/instant.ts';

/**
 * Messages to the buyer of an order other than a trip. Rows are pending across releases: topics and fields must keep
 * their names.
 */
export interface OrderMail {
  /**
   * `ready`: what was paid was provided, and its vouchers are issued. `undone`: it could not be provided, and its money
   * goes back.
   */
  readonly topic: 'order.paid' | 'order.ready' | 'order.undone';
  readonly payload: { readonly reservation: OrderId };
}

export const ORDER_TOPICS = [
  'order.paid',
  'order.ready',
  'order.undone',
] as const satisfies readonly OrderMail['topic'][];

export type OrderMailRow = QueuedMail & OrderMail;

export const isOrderMail = (row: QueuedMail): row is OrderMailRow =>
  (ORDER_TOPICS as readonly string[]).includes(row.topic);

export interface OrderMailDeps {
  readonly orders: Pick<Orders, 'byId'>;
  /** The letter of a paid order, in its language. */
  readonly orderLetter: (topic: OrderMail['topic'], order: Order, now: Instant) => Promise<Found<LetterWithFiles>>;
  readonly renderer: LetterRenderer;
  readonly fingerprint: (text: string) => string;
}

/** Reads the current state of a row's order, and writes the e-mail. */
export const writeOrderMail =
  (deps: OrderMailDeps) =>
  async ({ topic, payload, dedupKey }: OrderMailRow, now: Instant): Promise<Written> => {
    const order = (await deps.orders.byId(payload.reservation))?.order;
    if (order?.status !== 'approved') return MOOT;
    const found = await deps.orderLetter(topic, order, now);
    if (found.kind !== 'found') return found;
    const to = order.contact?.email;
    if (!to) return { kind: 'unwritable', trouble: 'no address' };
    return { kind: 'mail', mail: mailOf(deps, found.value, { to, dedupKey }) };
  };
