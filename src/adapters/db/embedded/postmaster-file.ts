import { readFile, readlink, realpath, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { failedWith } from './embedded-postgres-error.ts';

/** What a server writes about itself in `postmaster.pid`: pid, directory, start, port, socket, address, memory, state. */
export type PostmasterFile = {
  readonly pid: number;
  readonly port: number;
  readonly socketDirectory: string;
  readonly state: 'starting' | 'ready' | 'stopping' | 'standby' | 'unknown';
};

const STATES = ['starting', 'ready', 'stopping', 'standby'] as const;

/** Undefined for a file that a server has begun and not yet finished to write. */
export const parsePostmasterFile = (text: string): PostmasterFile | undefined => {
  const lines = text.split('\n').map((line) => line.trim());
  const pid = Number(lines[0]);
  const socketDirectory = lines[4];
  if (!Number.isInteger(pid) || pid <= 0 || !socketDirectory) return undefined;
  const state = STATES.find((known) => known === lines[7]) ?? 'unknown';
  return { pid, port: Number(lines[3]), socketDirectory, state };
};

const pathIn = (cluster: string) => join(cluster, 'postmaster.pid');

/** Undefined where no server runs or the file is still being written. */
export const readPostmasterFile = async (cluster: string): Promise<PostmasterFile | undefined> => {
  const text = await readFile(pathIn(cluster), 'utf8').catch((error: unknown) => {
    if (failedWith(error, 'ENOENT')) return '';
    throw error;
  });
  return parsePostmasterFile(text);
};

/**
 * Is that process the server of this cluster, and alive? A pid alone proves nothing: after a restart of a container
 * the same small number belongs to somebody else, and a dead child that nobody collects still answers signals. A
 * server works in its cluster's directory, and Linux tells.
 */
export const isServerOf = async (pid: number, cluster: string): Promise<boolean> => {
  if (!isAlive(pid)) return false;
  if (process.platform !== 'linux') return true;
  try {
    return (await readlink(`/proc/${pid}/cwd`)) === (await realpath(cluster));
  } catch (error) {
    if (failedWith(error, 'ENOENT', 'ESRCH')) return false;
    // A process we may not look at is nobody we started.
    if (failedWith(error, 'EACCES', 'EPERM')) return false;
    throw error;
  }
};

/** Does any process have this number? */
export const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return failedWith(error, 'EPERM');
  }
};

/**
 * Makes a new server see a dead one's file as stale when its number belongs to a stranger now. The number becomes
 * ours: a server takes its own parent's number for stale, and still checks that no one holds the old shared memory.
 * Where nobody has the number the server finds out by itself.
 */
export const disownPostmasterFile = async (cluster: string, dead: PostmasterFile): Promise<void> => {
  if (dead.pid === process.pid || !isAlive(dead.pid)) return;
  const text = await readFile(pathIn(cluster), 'utf8');
  const [first, ...rest] = text.split('\n');
  if (Number(first) !== dead.pid) return;
  await writeFile(pathIn(cluster), [process.pid, ...rest].join('\n'));
  await rm(join(dead.socketDirectory, `.s.PGSQL.${dead.port}.lock`), { force: true });
};
