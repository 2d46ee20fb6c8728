import type { Stats } from 'node:fs';
import { realpath, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Account } from './account.ts';

const SEARCH = 0o1;

/** May this account pass through (search) a directory with these facts? Access lists are not looked at. */
export const maySearch = (facts: Pick<Stats, 'mode' | 'uid' | 'gid'>, account: Account): boolean => {
  if (facts.uid === account.uid) return (facts.mode & (SEARCH << 6)) !== 0;
  if (facts.gid === account.gid) return (facts.mode & (SEARCH << 3)) !== 0;
  return (facts.mode & SEARCH) !== 0;
};

/** Can the account come to this existing directory from the root, passing every directory above it? */
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
