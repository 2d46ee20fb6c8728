// Removes the temporary folder of a run when the run is over: its first argument, once the run has closed our standard
// input, which the system does for a killed process; the other arguments, left by earlier runs, immediately.
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';

const POLITE_MS = 3_000;
const TIMEOUT_MS = 15_000;
const AGAIN_MS = 100;
const OURS = 'run-folder-keeper.ts';
const HAS_PROC = existsSync('/proc/self/environ');

const [own, ...abandoned] = process.argv.slice(2);
for (const folder of abandoned) await remove(folder);
process.stdin.resume();
process.stdin.once('close', () => void remove(own!));

async function remove(folder: string): Promise<void> {
  const started = performance.now();
  const spent = () => performance.now() - started;
  const asked = new Set<number>();
  for (let users = usersOf(folder); users.length > 0 && spent() < TIMEOUT_MS; users = usersOf(folder)) {
    for (const pid of users) {
      if (spent() > POLITE_MS) end(pid, 'SIGKILL');
      else if (!asked.has(pid)) end(pid, 'SIGTERM');
      asked.add(pid);
    }
    await pause(AGAIN_MS);
  }
  rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: AGAIN_MS });
}

function end(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch {
    // It ended by itself.
  }
}

/** Processes started with a file of this folder, or configured to use it; the keepers of other runs name it too. */
function usersOf(folder: string): number[] {
  return pids().filter((pid) => {
    const known = facts(pid);
    return known.includes(folder) && !known.includes(OURS);
  });
}

function pids(): number[] {
  if (HAS_PROC) return readdirSync('/proc').map(Number).filter(Number.isInteger);
  return execFileSync('ps', ['-axo', 'pid='], { encoding: 'utf8' }).trim().split(/\s+/).map(Number);
}

function facts(pid: number): string {
  try {
    if (!HAS_PROC) return execFileSync('ps', ['-Ewwo', 'command=', '-p', String(pid)], { encoding: 'utf8' });
    return ['cmdline', 'environ'].map((file) => readFileSync(`/proc/${pid}/${file}`, 'utf8')).join('\0');
  } catch {
    // Already gone, or another user's.
    return '';
  }
}
