import { spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Set for the processes that a run starts, so that they share its folder. */
const NAMED = 'ANDEN_RUN_FOLDER';
const KEEPER = new URL('run-folder-keeper.ts', import.meta.url).pathname;

/**
 * Gives this process, and everything it starts, one folder for temporary files. However the process ends, a keeper that
 * outlives it stops what still runs there and removes the folder. Folders of earlier runs whose keeper was killed too
 * are removed now.
 */
export function useRunFolder(): string {
  const named = process.env[NAMED];
  if (named) return named;
  const base = tmpdir();
  const folder = mkdtempSync(join(base, `anden-run-${process.pid}-`));
  // A database started by root runs as another account, which needs access to its files.
  chmodSync(folder, 0o711);
  const keeper = spawn(process.execPath, [KEEPER, folder, ...abandoned(base)], {
    detached: true,
    stdio: ['pipe', 'ignore', 'inherit'],
  });
  keeper.unref();
  (keeper.stdin as unknown as { unref(): void }).unref();
  process.env[NAMED] = folder;
  process.env['TMPDIR'] = folder;
  return folder;
}

/** Folders of runs that are over. */
function abandoned(base: string): string[] {
  return readdirSync(base)
    .filter((name) => {
      const [, pid] = /^anden-run-(\d+)-/.exec(name) ?? [];
      return pid !== undefined && !isAlive(Number(pid));
    })
    .map((name) => join(base, name));
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
