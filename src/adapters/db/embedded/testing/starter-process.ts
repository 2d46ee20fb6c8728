import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import type { Connection } from '../../connection.ts';
import type { EmbeddedPostgresOptions } from '../start-embedded-postgres.ts';

/** The report of another process about its start. */
export type StartReport = {
  readonly connection: Connection;
  readonly startedFresh: boolean;
  readonly adopted: boolean;
  readonly error?: string;
};

export type StarterProcess = {
  readonly told: StartReport;
  readonly kill: () => Promise<void>;
  readonly stop: () => Promise<void>;
};

type Start = Omit<EmbeddedPostgresOptions, 'log' | 'onLost'> & {
  /** Restarts a server that dies. */
  readonly keeps?: boolean;
};

const PROGRAM = new URL('./start-and-wait.ts', import.meta.url).pathname;

/** The uid of "nobody" on Linux. */
export const NOBODY = 65534;

/** Starts the database from another process; root can choose its user. */
export const startInProcess = async (start: Start, uid?: number): Promise<StarterProcess> => {
  const child = spawn(process.execPath, [PROGRAM, JSON.stringify(start)], {
    stdio: ['pipe', 'pipe', 'inherit'],
    ...(uid !== undefined && { uid, gid: uid, env: { PATH: process.env.PATH, HOME: '/nonexistent' } }),
  });
  // It may exit before it is asked to.
  child.stdin.on('error', () => undefined);
  const [line] = await once(createInterface(child.stdout), 'line');
  return {
    told: JSON.parse(line),
    kill: () => ended(child, () => child.kill('SIGKILL')),
    stop: () => ended(child, () => child.stdin.write('stop\n')),
  };
};

const ended = async (child: ChildProcess, end: () => void): Promise<void> => {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exit = once(child, 'exit');
  end();
  await exit;
};
