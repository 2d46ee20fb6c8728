import { join } from 'node:path';
import type { Charge } from './charge.ts';
import type { Hook } from './hook.ts';
import { openJournal } from '../stage/journal.ts';
import type { Notice } from './notice.ts';
import type { Token } from './tokens.ts';

export type Entry =
  | { readonly charge: Charge }
  | { readonly token: Token }
  | { readonly hook: Hook }
  /** Id of a removed webhook. */
  | { readonly unhook: string }
  /** A webhook event to be delivered. */
  | { readonly notice: Notice }
  /** Id of an event that was delivered or abandoned. */
  | { readonly told: string };

/** The provider's records: charges, tokens, webhooks and undelivered events. */
export function openBooks(folder: string) {
  const charges = new Map<string, Charge>();
  const orders = new Map<string, string>();
  const tokens = new Map<string, Token>();
  const hooks = new Map<string, Hook>();
  const untold = new Map<string, Notice>();
  const references = new Map<string, string>();
  /** Charges waiting for payment. */
  const open = new Set<string>();
  const journal = openJournal<Entry>(join(folder, 'charges.jsonl'));

  const apply = (entry: Entry) => {
    if ('token' in entry) tokens.set(entry.token.id, entry.token);
    else if ('hook' in entry) hooks.set(entry.hook.id, entry.hook);
    else if ('unhook' in entry) hooks.delete(entry.unhook);
    else if ('notice' in entry) untold.set(entry.notice.id, entry.notice);
    else if ('told' in entry) untold.delete(entry.told);
    else {
      const { id, status, store } = entry.charge;
      charges.set(id, entry.charge);
      if (status === 'charge_pending' || status === 'in_progress') open.add(id);
      else open.delete(id);
      if (entry.charge.orderId !== null) orders.set(entry.charge.orderId, id);
      if (store) references.set(store.reference, id);
    }
  };
  for (const entry of journal.past) apply(entry);

  return {
    charge: (id: string) => charges.get(id),
    ofOrder: (orderId: string) => charges.get(orders.get(orderId) ?? ''),
    /** By the reference read out at the counter of a store. */
    ofReference: (reference: string) => charges.get(references.get(reference) ?? ''),
    /** Oldest first. */
    charges: () => [...charges.values()],
    /** Charges waiting for payment. */
    open: () => [...open].flatMap((id) => charges.get(id) ?? []),
    token: (id: string) => tokens.get(id),
    hooks: () => [...hooks.values()],
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
