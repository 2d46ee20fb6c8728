import { type ChildProcess, spawn } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { newDataFolder } from './data-folder.ts';
import { useRunFolder } from './run-folder.ts';

/** A whole site as a carrier starts it: its own database, stand-ins and port. */
export interface Site {
  readonly url: string;
  readonly dataDir: string;
  readonly process: ChildProcess;
  /** Its output so far. */
  output(): string;
  stop(): Promise<void>;
}

/** As text, or within a line of JSON. */
const READY = /ready at (https?:\/\/[^\s"]+)/;
const MAX_START_MS = 110_000;

/**
 * Starts the built site with the README's program and waits until it prints its address. With a group of its own it can
 * be stopped as in a terminal, whose Ctrl-C asks every process of the group.
 */
export async function startSite(
  variables: Record<string, string> = {},
  { hasOwnGroup = false, withinMs = MAX_START_MS }: { readonly hasOwnGroup?: boolean; readonly withinMs?: number } = {},
): Promise<Site> {
  useRunFolder();
  const dataDir = variables['ANDEN_DATA_DIR'] ?? (await newDataFolder('e2e'));
  const child = spawn(process.execPath, ['src/main/start.ts'], {
    env: {
      ...process.env,
      PORT: '0',
      ANDEN_DATA_DIR: dataDir,
      RATE_LIMIT_FACTOR: '10000',
      // Tests write to the database beside the site, and look at its lists at once.
      SHARE_LISTS: 'false',
      TZ: 'Asia/Kolkata',
      ...variables,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: hasOwnGroup,
  });
  let output = '';
  const collect = (chunk: Buffer) => {
    output += chunk.toString();
  };
  child.stdout.on('data', collect);
  child.stderr.on('data', collect);
  const url = await ready(child, { output: () => output, withinMs });
  const stop = async () => {
    if (child.exitCode === null && child.signalCode === null) {
      child.kill('SIGTERM');
      await new Promise((resolve) => child.once('exit', resolve));
    }
    if (!variables['ANDEN_DATA_DIR']) await rm(dataDir, { recursive: true, force: true });
  };
  return { url, dataDir, process: child, output: () => output, stop };
}

interface Awaited {
  output(): string;
  readonly withinMs: number;
}

async function ready(child: ChildProcess, { output, withinMs }: Awaited): Promise<string> {
  const deadline = performance.now() + withinMs;
  while (performance.now() < deadline) {
    const [, url] = READY.exec(output()) ?? [];
    if (url) return url;
    if (child.exitCode !== null)
      throw new Error(`the site ended with ${child.exitCode} before it was ready:\n${output()}`);
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  child.kill('SIGKILL');
  throw new Error(`the site was not ready within ${withinMs} ms:\n${output()}`);
}
