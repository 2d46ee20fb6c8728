import { readFile, writeFile } from 'node:fs/promises';
import { isAlive } from './postmaster-file.ts';

/** Does another living process of this program answer for stopping the server? */
export const hasLivingOwner = async (path: string): Promise<boolean> => {
  const pid = Number(await readFile(path, 'utf8').catch(() => '0'));
  return Number.isInteger(pid) && pid > 0 && pid !== process.pid && isAlive(pid);
};

/** From now on this process answers for stopping the server. */
export const takeOwnership = (path: string): Promise<void> => writeFile(path, `${process.pid}\n`, { mode: 0o600 });

/** Does this process still answer for it? */
export const isOwner = async (path: string): Promise<boolean> =>
  Number(await readFile(path, 'utf8').catch(() => '0')) === process.pid;
