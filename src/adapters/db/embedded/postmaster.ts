import { type ChildProcess, spawn } from 'node:child_process';
import { type FileHandle, open, rename, stat } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import type { Account } from './account.ts';
import type { Binaries } from './binaries.ts';
import type { Home } from './home.ts';
import { isServerOf, readPostmasterFile } from './postmaster-file.ts';
import { asAccount } from './run-program.ts';
import { serverArguments } from './server-settings.ts';

/** Interval between reads of the state in the server's pid file. */
const LOOK_MS = 5;
/** A longer log is rotated at the next start; one older log is kept. */
const MAX_LOG_BYTES = 10_000_000;
/**
 * A fast stop writes a checkpoint; after this long the server is killed, and recovers from its log at the next start.
 */
const STOP_TIMEOUT_MS = 30_000;

/** The server runs, or it exited with a reason. */
export type Launch =
  | { readonly outcome: 'ready'; readonly pid: number }
  | { readonly outcome: 'gave-up'; readonly said: string };

type LaunchOrder = {
  readonly home: Home;
  readonly binaries: Binaries;
  readonly account: Account | undefined;
  readonly socketDirectory: string;
};

/**
 * Starts the server in a separate session, so that Ctrl-C in the terminal reaches only this program and requests in
 * progress can end first. Its output goes to a file, not to us: it survives if we are killed.
 */
export const launchPostmaster = async (order: LaunchOrder): Promise<Launch> => {
  const log = await openLog(order.home.log);
  try {
    const begin = (await log.stat()).size;
    const child = spawn(order.binaries.postgres, serverArguments(order.home.cluster, order.socketDirectory), {
      ...asAccount(order.account),
      detached: true,
      stdio: ['ignore', log.fd, log.fd],
    });
    child.unref();
    const ended = new Promise<void>((resolve) => {
      child.once('exit', () => resolve());
      child.once('error', () => resolve());
    });
    if (await becomesReady(child, order.home.cluster)) return { outcome: 'ready', pid: child.pid ?? 0 };
    await ended;
    return { outcome: 'gave-up', said: await readFrom(log, begin) };
  } finally {
    await log.close();
  }
};

/** Crash recovery may take long but ends by itself, so this waits as long as the server lives. */
const becomesReady = async (child: ChildProcess, cluster: string): Promise<boolean> => {
  while (child.pid !== undefined && child.exitCode === null && child.signalCode === null) {
    const file = await readPostmasterFile(cluster);
    if (file?.pid === child.pid && file.state === 'ready') return true;
    await pause(LOOK_MS);
  }
  return false;
};

/** Waits for a server that another process is starting; false once it has exited or is stopping. */
export const awaitForeignPostmaster = async (cluster: string, pid: number): Promise<boolean> => {
  while (await isServerOf(pid, cluster)) {
    const file = await readPostmasterFile(cluster);
    if (file?.pid === pid && file.state === 'ready') return true;
    await pause(LOOK_MS);
  }
  return false;
};

/** Fast shutdown: no new connections, open transactions rolled back, checkpoint. Returns when the server has exited. */
export const stopPostmaster = async (cluster: string, pid: number): Promise<void> => {
  const start = performance.now();
  // The pid of a dead server may belong to another process by now.
  if (!(await isServerOf(pid, cluster))) return;
  signal(pid, 'SIGINT');
  let cutOff = false;
  while (await isServerOf(pid, cluster)) {
    if (!cutOff && performance.now() - start > STOP_TIMEOUT_MS) {
      cutOff = true;
      signal(pid, 'SIGQUIT');
    }
    await pause(LOOK_MS);
  }
};

const signal = (pid: number, name: NodeJS.Signals): void => {
  try {
    process.kill(pid, name);
  } catch {
    // It has already exited.
  }
};

const openLog = async (path: string): Promise<FileHandle> => {
  const facts = await stat(path).catch(() => undefined);
  if (facts && facts.size > MAX_LOG_BYTES) await rename(path, `${path}.1`);
  return open(path, 'a+', 0o600);
};

const readFrom = async (log: FileHandle, begin: number): Promise<string> => {
  const { size } = await log.stat();
  const { buffer, bytesRead } = await log.read(Buffer.alloc(size - begin), 0, size - begin, begin);
  return buffer.toString('utf8', 0, bytesRead);
};
