import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, lstatSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';

/** A graceful shutdown of a site with its database may take some seconds on a busy machine. */
const GONE = { timeout: 40_000, interval: 200 };
const PROGRAM = new URL('testing/run-to-kill.ts', import.meta.url).pathname;

const started: ChildProcess[] = [];
afterEach(() => {
  for (const child of started.splice(0)) child.kill('SIGKILL');
});

test('a run that is killed with a site in it leaves no process and no folder', async () => {
  const run = await begin({ with: ['site'] });
  expect(lstatSync(join(run.dataDir!, 'server')).isDirectory(), 'the cluster is inside the folder').toBe(true);
  expect(isRunning(run.site!)).toBe(true);
  run.child.kill('SIGKILL');
  await expect.poll(() => isRunning(run.site!), GONE).toBe(false);
  await expect.poll(() => existsSync(run.folder), GONE).toBe(false);
});

test('the next run removes what is left of one whose keeper was killed too', { timeout: 60_000 }, async () => {
  const base = mkdtempSync(join(tmpdir(), 'base-'));
  const over = spawn(process.execPath, ['-e', '']);
  await once(over, 'exit');
  for (const pid of [over.pid, process.pid]) mkdtempSync(join(base, `anden-run-${pid}-`));
  const kept = () => readdirSync(base).map((name) => name.split('-')[2]);
  const next = await begin({ base });
  await expect.poll(kept, GONE).not.toContain(String(over.pid));
  expect(kept(), 'runs that go on keep their folders').toEqual(
    expect.arrayContaining([String(process.pid), String(next.child.pid)]),
  );
  next.child.kill('SIGKILL');
  await expect.poll(kept, GONE).not.toContain(String(next.child.pid));
  rmSync(base, { recursive: true });
});

interface Run {
  readonly child: ChildProcess;
  readonly folder: string;
  readonly dataDir?: string;
  /** Process id of its site. */
  readonly site?: number;
}

/** A separate run outside our folders; resolves when it has reported its folder. */
async function begin({ with: args = [], base = tmpdir() }: { with?: string[]; base?: string }): Promise<Run> {
  const { ANDEN_RUN_FOLDER: _, ...env } = process.env;
  const child = spawn(process.execPath, [PROGRAM, ...args], {
    env: { ...env, TMPDIR: base },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  started.push(child);
  const [line] = await once(child.stdout!, 'data');
  return { child, ...JSON.parse(String(line)) };
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
