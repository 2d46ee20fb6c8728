import { spawn } from 'node:child_process';
import type { Account } from './account.ts';

/** How a program ended: its exit code (or the system's error code if it never ran) and all its output. */
export type ProgramEnd = { readonly code: number | string; readonly said: string };

/** Identity and a minimal environment for the server's programs: the caller's PG* variables must not leak in. */
export const asAccount = (account: Account | undefined) => ({
  ...(account && { uid: account.uid, gid: account.gid }),
  cwd: '/',
  env: { PATH: process.env.PATH, TZ: 'UTC', LC_ALL: 'C', HOME: account?.home ?? process.env.HOME },
});

/** Runs a program to its end. */
export const runProgram = (file: string, args: readonly string[], account: Account | undefined): Promise<ProgramEnd> =>
  new Promise((resolve) => {
    const child = spawn(file, args, { ...asAccount(account), stdio: ['ignore', 'pipe', 'pipe'] });
    let said = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        said += text;
      });
    }
    child.once('error', (error: NodeJS.ErrnoException) => resolve({ code: error.code ?? 'UNKNOWN', said }));
    child.once('close', (code, signal) => resolve({ code: code ?? signal ?? 'UNKNOWN', said }));
  });
