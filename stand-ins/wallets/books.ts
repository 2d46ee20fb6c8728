import { join } from 'node:path';
import { openJournal } from '../stage/journal.ts';
import type { Notice } from './notice.ts';
import type { Order } from './order.ts';
import type { Token } from './token.ts';

export type Entry =
  | { readonly order: Order }
  | { readonly token: Token }
  /** A webhook event to be delivered. */
  | { readonly notice: Notice }
  /** Id of an event that was delivered or abandoned. */
  | { readonly told: string };

/** The gateway's records: orders, tokens and undelivered events. */
export function openBooks(folder: string) {
  const orders = new Map<string, Order>();
  const tokens = new Map<string, Token>();
  const untold = new Map<string, Notice>();
  const journal = openJournal<Entry>(join(folder, 'orders.jsonl'));

  const apply = (entry: Entry) => {
    if ('order' in entry) orders.set(entry.order.id, entry.order);
    else if ('token' in entry) tokens.set(entry.token.hash, entry.token);
    else if ('notice' in entry) untold.set(entry.notice.id, entry.notice);
    else untold.delete(entry.told);
  };
  for (const entry of journal.past) apply(entry);

  return {
    order: (id: string) => orders.get(id),
    /** Oldest first. */
    orders: () => [...orders.values()],
    token: (hash: string | undefined) => (hash === undefined ? undefined : tokens.get(hash)),
    untold: () => [...untold.values()],
    /** Durable, as a whole, when it returns. */
    keep: (...entries: readonly Entry[]) => {
      journal.write(entries);
      for (const entry of entries) apply(entry);
    },
  };
}

export type Books = ReturnType<typeof openBooks>;
