import { spawn } from 'node:child_process';
import { accessSync, chmodSync, constants, mkdtempSync, readdirSync, readFileSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Set for the processes that a run starts, so that they share its folder. */
const NAMED = 'ANDEN_RUN_FOLDER';
const KEEPER = new URL('run-folder-keeper.ts', import.meta.url).pathname;

/** A file system in memory. A database is copied there, file by file, in an eighth of the time. */
const MEMORY = '/dev/shm';
const GB = 2 ** 30;
/** A run needs a quarter of it; what else runs on the machine needs memory too. */
const ROOM = 4 * GB;
const FREE_MEMORY = 8 * GB;

/**
 * Gives this process, and everything it starts, one folder for temporary files. However the process ends, a keeper that
 * outlives it stops what still runs there and removes the folder. Folders of earlier runs whose keeper was killed too
 * are removed now. With `isForTests` the folder is in memory, if there is plenty and TMPDIR names no other place.
 */
export function useRunFolder({ isForTests = false } = {}): string {
  const named = process.env[NAMED];
  if (named) return named;
  const base = isForTests && !process.env['TMPDIR'] && isRoomy(MEMORY) ? MEMORY : tmpdir();
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

/** Linux has it; containers often with little room, or with no right to run programs from there. */
function isRoomy(folder: string): boolean {
  try {
    accessSync(folder, constants.W_OK);
    const { bavail, bsize } = statfsSync(folder);
    const [, options = 'noexec'] =
      new RegExp(`^\\S+ ${folder} tmpfs (\\S+)`, 'm').exec(readFileSync('/proc/mounts', 'utf8')) ?? [];
    return bavail * bsize > ROOM && process.availableMemory() > FREE_MEMORY && !options.split(',').includes('noexec');
  } catch {
    return false;
  }
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
