import type { Books } from './books.ts';
import type { Charge } from './charge.ts';
import type { Faults } from './faults.ts';
import type { AccountFlags } from './flags.ts';
import type { Till } from './till.ts';

/** A merchant's account: its own keys, books, webhooks and faults. */
export interface Account extends AccountFlags {
  readonly books: Books;
  readonly till: Till;
  readonly faults: Faults;
  /** What addresses of the provider's pages begin with. */
  readonly origin: () => string;
}

/** Everything an answer is made of. */
export interface Provider {
  readonly accounts: readonly Account[];
}

/** A charge and whose it is. */
export interface Found {
  readonly account: Account;
  readonly charge: Charge;
}

/** Pages are the same for all accounts: what they show is looked for in each. */
export function findCharge({ accounts }: Provider, find: (books: Books) => Charge | undefined): Found | undefined {
  for (const account of accounts) {
    const charge = find(account.books);
    if (charge) return { account, charge };
  }
  return undefined;
}
