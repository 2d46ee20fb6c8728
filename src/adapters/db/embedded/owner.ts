import { readFile, writeFile } from 'node:fs/promises';
import { isAlive } from './postmaster-file.ts';

/** Whether another living process of this program is responsible for stopping the server. */
export const hasLivingOwner = async (path: string): Promise<boolean> => {
  const pid = Number(await readFile(path, 'utf8').catch(() => '0'));
  return Number.isInteger(pid) && pid > 0 && pid !== process.pid && isAlive(pid);
};

/** Makes this process responsible for stopping the server. */
export const takeOwnership = (path: string): Promise<void> => writeFile(path, `${process.pid}\n`, { mode: 0o600 });

/** Whether this process is still responsible. */
export const isOwner = async (path: string): Promise<boolean> =>
  Number(await readFile(path, 'utf8').catch(() => '0')) === process.pid;
