import { join } from 'node:path';
import { openJournal } from '../stage/journal.ts';
import type { Notice } from './notice.ts';
import { isForgotten, type Order } from './order.ts';

/** A call made with a `PayPal-Request-Id`, and its result: an order or a refund. */
export interface Made {
  readonly key: string;
  readonly id: string;
  readonly at: number;
}

export type Entry =
  | { readonly order: Order }
  | { readonly made: Made }
  /** A webhook event to be delivered. */
  | { readonly notice: Notice }
  /** Id of an event that was delivered or abandoned. */
  | { readonly told: string };

/** How long the provider remembers request ids. */
const REQUEST_ID_LIFETIME_MS = 6 * 3_600_000;

/** The provider's records: orders, results by request id, and undelivered events. */
export function openBooks(folder: string) {
  const orders = new Map<string, Order>();
  const captures = new Map<string, string>();
  const refunds = new Map<string, string>();
  const paidInvoices = new Map<string, string>();
  const made = new Map<string, Made>();
  const untold = new Map<string, Notice>();
  const journal = openJournal<Entry>(join(folder, 'orders.jsonl'));

  const apply = (entry: Entry) => {
    if ('made' in entry) made.set(entry.made.key, entry.made);
    else if ('notice' in entry) untold.set(entry.notice.id, entry.notice);
    else if ('told' in entry) untold.delete(entry.told);
    else file(entry.order);
  };
  const file = (order: Order) => {
    orders.set(order.id, order);
    const { capture, unit } = order;
    if (!capture) return;
    captures.set(capture.id, order.id);
    if (unit.invoiceId !== undefined) paidInvoices.set(unit.invoiceId, order.id);
    for (const refund of capture.refunds) refunds.set(refund.id, order.id);
  };
  for (const entry of journal.past) apply(entry);

  const order = (id: string): Order | undefined => {
    const found = orders.get(id);
    return found && isForgotten(found, Date.now()) ? undefined : found;
  };
  return {
    order,
    ofCapture: (id: string) => order(captures.get(id) ?? ''),
    ofRefund: (id: string) => order(refunds.get(id) ?? ''),
    /** Oldest first. */
    orders: () => [...orders.values()],
    /** The order that was paid for an invoice id. */
    paidUnder: (invoice: string | undefined) => (invoice === undefined ? undefined : paidInvoices.get(invoice)),
    /** The result for a request id, while it is remembered. */
    madeUnder: (key: string): string | undefined => {
      const known = made.get(key);
      return known && known.at + REQUEST_ID_LIFETIME_MS > Date.now() ? known.id : undefined;
    },
    untold: () => [...untold.values()],
    /** Durable, as a whole, when it returns. */
    keep: (...entries: readonly Entry[]) => {
      journal.write(entries);
      for (const entry of entries) apply(entry);
    },
    told: (id: string) => {
      journal.note({ told: id });
      apply({ told: id });
    },
  };
}

export type Books = ReturnType<typeof openBooks>;
