import type { Stats } from 'node:fs';
import { realpath, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Account } from './account.ts';

const SEARCH = 0o1;

/** Whether this account may pass through (search) a directory with this mode and owner. ACLs are ignored. */
export const maySearch = (facts: Pick<Stats, 'mode' | 'uid' | 'gid'>, account: Account): boolean => {
  if (facts.uid === account.uid) return (facts.mode & (SEARCH << 6)) !== 0;
  if (facts.gid === account.gid) return (facts.mode & (SEARCH << 3)) !== 0;
  return (facts.mode & SEARCH) !== 0;
};

/** Whether the account can reach this existing directory from the root, through every directory above it. */
export const isReachable = async (directory: string, account: Account | undefined): Promise<boolean> => {
  if (!account) return true;
  let here = await realpath(directory);
  for (;;) {
    if (!maySearch(await stat(here), account)) return false;
    const parent = dirname(here);
    if (parent === here) return true;
    here = parent;
  }
};
