import { join } from 'node:path';
import { openBooks } from './books.ts';
import { createFaults } from './faults.ts';
import type { AccountFlags, Flags } from './flags.ts';
import type { Account } from './provider.ts';
import { openTill } from './till.ts';

/** Opens the books of each account: the first directly in the data folder, each other in a subfolder. */
export const openAccounts = ({ data, accounts }: Flags, origin: () => string): readonly Account[] =>
  accounts.map((account, i) => openAccount(account, i === 0 ? data : join(data, account.merchant), origin));

function openAccount(account: AccountFlags, folder: string, origin: () => string): Account {
  const faults = createFaults();
  const books = openBooks(folder);
  const till = openTill({ books, faults, webhook: account.webhook, origin });
  return { ...account, books, till, faults, origin };
}
