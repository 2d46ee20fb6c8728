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
  /** Its flags, without the dashes; a list repeats the flag. */
  readonly flags: Readonly<Record<string, string | readonly string[]>>;
  readonly report: (problem: unknown) => void;
}

/** On a busy machine the first start of a stand-in that generates keys takes long. */
const MAX_START_MS = 30_000;
const RESTART_AFTER_MS = 500;
/** A frozen process does not react to a request to stop. */
const MAX_STOP_MS = 2_000;
/** Reads its flags, which contain keys, from its environment. */
const FLAGS = new URL('../../../stand-ins/stage/flags-from-environment.ts', import.meta.url).href;
/** Node's compile cache for their TypeScript: it saves two thirds of the work on the next start. */
const COMPILED = new URL('../../../node_modules/.cache/stand-ins', import.meta.url).pathname;

/**
 * A provider's stand-in as a separate process, which prints its URL in one line of JSON. If it dies, it is restarted on
 * the same port with its stored state. It ends with our process, when its standard input closes.
 */
export async function startStandIn({ program, flags, report }: StandInProgram): Promise<StandIn> {
  let stopped = false;
  let child: ChildProcess;
  // With an equals sign: a value may start with a dash.
  const args = Object.entries(flags).flatMap(([name, values]) => [values].flat().map((value) => `--${name}=${value}`));

  const start = async (port: string): Promise<string> => {
    child = spawn(process.execPath, ['--import', FLAGS, program, '--port', port], {
      // It does not inherit our environment.
      env: { NODE_COMPILE_CACHE: COMPILED, STAND_IN_FLAGS: JSON.stringify(args) },
      stdio: ['pipe', 'pipe', 'inherit'],
    });
    // A process that cannot be started only emits this: it is not ready, and is retried.
    child.on('error', report);
    const url = await readiness(child, program);
    child.once('exit', (code, signal) => {
      if (stopped) return;
      report(new Error(`${program} ended (${code ?? signal}); starting it again`));
      setTimeout(() => void revive(new URL(url).port), RESTART_AFTER_MS);
    });
    return url;
  };

  /** Retries repeatedly: its port may still be in use for a moment. */
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
    // Later output is discarded, so that the process never blocks on us reading it.
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
