import { readFile, readlink, realpath, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { failedWith } from './embedded-postgres-error.ts';

/** The contents of `postmaster.pid`: pid, directory, start, port, socket, address, memory, state. */
export type PostmasterFile = {
  readonly pid: number;
  readonly port: number;
  readonly socketDirectory: string;
  readonly state: 'starting' | 'ready' | 'stopping' | 'standby' | 'unknown';
};

const STATES = ['starting', 'ready', 'stopping', 'standby'] as const;

/** Undefined while the server is still writing the file. */
export const parsePostmasterFile = (text: string): PostmasterFile | undefined => {
  const lines = text.split('\n').map((line) => line.trim());
  const pid = Number(lines[0]);
  const socketDirectory = lines[4];
  if (!Number.isInteger(pid) || pid <= 0 || !socketDirectory) return undefined;
  const state = STATES.find((known) => known === lines[7]) ?? 'unknown';
  return { pid, port: Number(lines[3]), socketDirectory, state };
};

const pathIn = (cluster: string) => join(cluster, 'postmaster.pid');

/** Undefined when no server runs or the file is still being written. */
export const readPostmasterFile = async (cluster: string): Promise<PostmasterFile | undefined> => {
  const text = await readFile(pathIn(cluster), 'utf8').catch((error: unknown) => {
    if (failedWith(error, 'ENOENT')) return '';
    throw error;
  });
  return parsePostmasterFile(text);
};

/**
 * Whether the process is the server of this cluster, and alive. A pid alone proves nothing: after a container restart
 * the same small number may belong to another process, and an unreaped child still accepts signals. A server's working
 * directory is its cluster, which Linux reports.
 */
export const isServerOf = async (pid: number, cluster: string): Promise<boolean> => {
  if (!isAlive(pid)) return false;
  if (process.platform !== 'linux') return true;
  try {
    return (await readlink(`/proc/${pid}/cwd`)) === (await realpath(cluster));
  } catch (error) {
    if (failedWith(error, 'ENOENT', 'ESRCH')) return false;
    // We did not start a process that we may not inspect.
    if (failedWith(error, 'EACCES', 'EPERM')) return false;
    throw error;
  }
};

/** Whether any process has this pid. */
export const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return failedWith(error, 'EPERM');
  }
};

/**
 * Makes a new server treat a dead server's file as stale when another process has its pid by now. The pid in the file
 * becomes ours: a server considers its own parent's pid stale, and still checks that the old shared memory is unused.
 * When no process has the pid, the server finds out by itself.
 */
export const disownPostmasterFile = async (cluster: string, dead: PostmasterFile): Promise<void> => {
  if (dead.pid === process.pid || !isAlive(dead.pid)) return;
  const text = await readFile(pathIn(cluster), 'utf8');
  const [first, ...rest] = text.split('\n');
  if (Number(first) !== dead.pid) return;
  await writeFile(pathIn(cluster), [process.pid, ...rest].join('\n'));
  await rm(join(dead.socketDirectory, `.s.PGSQL.${dead.port}.lock`), { force: true });
};
