import type { Charge } from './charge.ts';
import { openJournal } from './journal.ts';
import type { Notice } from './notice.ts';
import type { Token } from './tokens.ts';

export type Entry =
  | { readonly charge: Charge }
  | { readonly token: Token }
  /** To be told to the merchant. */
  | { readonly notice: Notice }
  /** Id of a notice that was taken, or let go. */
  | { readonly told: string };

/** Charges, tokens and what the merchant has not heard yet: the provider's truth. */
export function openBooks(folder: string) {
  const charges = new Map<string, Charge>();
  const orders = new Map<string, string>();
  const tokens = new Map<string, Token>();
  const untold = new Map<string, Notice>();
  /** Charges that wait for somebody to pay. */
  const open = new Set<string>();
  const journal = openJournal<Entry>(folder);

  const apply = (entry: Entry) => {
    if ('token' in entry) tokens.set(entry.token.id, entry.token);
    else if ('notice' in entry) untold.set(entry.notice.id, entry.notice);
    else if ('told' in entry) untold.delete(entry.told);
    else {
      const { id, status } = entry.charge;
      charges.set(id, entry.charge);
      if (status === 'charge_pending' || status === 'in_progress') open.add(id);
      else open.delete(id);
      if (entry.charge.orderId !== null) orders.set(entry.charge.orderId, id);
    }
  };
  for (const entry of journal.past) apply(entry);

  return {
    charge: (id: string) => charges.get(id),
    ofOrder: (orderId: string) => charges.get(orders.get(orderId) ?? ''),
    /** Oldest first. */
    charges: () => [...charges.values()],
    /** Those that wait for somebody to pay. */
    open: () => [...open].flatMap((id) => charges.get(id) ?? []),
    token: (id: string) => tokens.get(id),
    untold: () => [...untold.values()],
    /** On disk, together, when it returns. */
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
