import type { Books } from './books.ts';
import type { Charge } from './charge.ts';
import type { Faults } from './faults.ts';
import type { AccountFlags } from './flags.ts';
import type { Till } from './till.ts';

/** A merchant's account with its own keys, books, webhooks and faults. */
export interface Account extends AccountFlags {
  readonly books: Books;
  readonly till: Till;
  readonly faults: Faults;
  /** The origin of the provider's pages. */
  readonly origin: () => string;
}

/** Everything needed to answer requests. */
export interface Provider {
  readonly accounts: readonly Account[];
}

/** A charge and its account. */
export interface Found {
  readonly account: Account;
  readonly charge: Charge;
}

/** All accounts share the pages, so a page looks in each of them. */
export function findCharge({ accounts }: Provider, find: (books: Books) => Charge | undefined): Found | undefined {
  for (const account of accounts) {
    const charge = find(account.books);
    if (charge) return { account, charge };
  }
  return undefined;
}
