import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The postmaster of an embedded server, and all its processes now. */
export function databaseProcesses(serverDirectory: string): readonly number[] {
  const pid = postmasterOf(serverDirectory);
  const children = execFileSync('ps', ['-o', 'pid=', '--ppid', String(pid)], { encoding: 'utf8' });
  return [pid, ...children.split('\n').flatMap((line) => (line.trim() === '' ? [] : [Number(line)]))];
}

export const postmasterOf = (serverDirectory: string): number =>
  Number(readFileSync(join(serverDirectory, 'cluster/postmaster.pid'), 'utf8').split('\n')[0]);

/** To all of them that are still alive: the server ends processes of its own at any time, as autovacuum does. */
export function signalAll(pids: readonly number[], name: NodeJS.Signals): void {
  for (const pid of pids) {
    try {
      process.kill(pid, name);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
    }
  }
}

/**
 * Freezes an embedded server, and returns the frozen processes, to be continued by `signalAll(frozen, 'SIGCONT')`. The
 * postmaster stops first: it would otherwise start a process that is not in the list, and that process would answer.
 */
export function freezeDatabase(serverDirectory: string): readonly number[] {
  process.kill(postmasterOf(serverDirectory), 'SIGSTOP');
  const frozen = databaseProcesses(serverDirectory);
  signalAll(frozen, 'SIGSTOP');
  return frozen;
}
