import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';

export interface StandIn {
  readonly url: string;
  stop(): Promise<void>;
}

export interface StandInProgram {
  /** Path of its program. */
  readonly program: string;
  /** Its command line, without the dashes; a list gives a flag several times. */
  readonly flags: Readonly<Record<string, string | readonly string[]>>;
  readonly report: (problem: unknown) => void;
}

/** On a busy machine the first start of one that makes keys takes its time. */
const MAX_START_MS = 30_000;
const RESTART_AFTER_MS = 500;
/** One that is frozen does not hear that it is to end. */
const MAX_STOP_MS = 2_000;
/** Where Node keeps what it made of their TypeScript: the next start takes a third of the work. */
const COMPILED = new URL('../../../node_modules/.cache/stand-ins', import.meta.url).pathname;

/**
 * A provider's stand-in as a process of its own; it says where it is in one line of JSON. When it dies it is started
 * again at the same port, with what it had written down. It ends with us: its standard input closes.
 */
export async function startStandIn({ program, flags, report }: StandInProgram): Promise<StandIn> {
  let stopped = false;
  let child: ChildProcess;
  // With the sign of equality: a value may begin with a dash.
  const args = Object.entries(flags).flatMap(([name, values]) => [values].flat().map((value) => `--${name}=${value}`));

  const start = async (port: string): Promise<string> => {
    child = spawn(process.execPath, [program, '--port', port, ...args], {
      // Nothing of our surroundings: what it needs is on its command line.
      env: { NODE_COMPILE_CACHE: COMPILED },
      stdio: ['pipe', 'pipe', 'inherit'],
    });
    // One that cannot even be started says no more than this: it is not ready, and tried again.
    child.on('error', report);
    const url = await readiness(child, program);
    child.once('exit', (code, signal) => {
      if (stopped) return;
      report(new Error(`${program} ended (${code ?? signal}); starting it again`));
      setTimeout(() => void revive(new URL(url).port), RESTART_AFTER_MS);
    });
    return url;
  };

  /** Again and again: its port may still be taken for a moment. */
  const revive = async (port: string): Promise<void> => {
    if (stopped) return;
    await start(port).catch((problem: unknown) => {
      report(problem);
      setTimeout(() => void revive(port), RESTART_AFTER_MS);
    });
  };

  const url = await start('0');
  const stop = async () => {
    stopped = true;
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill('SIGTERM');
    const cutOff = setTimeout(() => child.kill('SIGKILL'), MAX_STOP_MS);
    await once(child, 'exit').finally(() => clearTimeout(cutOff));
  };
  return { url, stop };
}

async function readiness(child: ChildProcess, program: string): Promise<string> {
  const lines = createInterface({ input: child.stdout! });
  const timer = setTimeout(() => child.kill('SIGKILL'), MAX_START_MS);
  try {
    for await (const line of lines) {
      const said = read(line);
      if (said) return said;
    }
  } finally {
    clearTimeout(timer);
    // What it prints later is let go, so that it never waits for us to read.
    child.stdout?.resume();
  }
  throw new Error(`${program} did not start`);
}

function read(line: string): string | undefined {
  try {
    const { ready, url } = JSON.parse(line) as { ready?: boolean; url?: string };
    return ready ? url : undefined;
  } catch {
    return undefined;
  }
}
