import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface, type Interface } from 'node:readline';

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

export type StartStandIn = (program: StandInProgram) => Promise<StandIn>;

/** Who starts stand-ins. */
export interface StandInPlace {
  readonly report: (problem: unknown) => void;
  /** Called for each as it starts, so that none is left behind when the next one fails. */
  readonly onStart: (stop: () => Promise<unknown>) => void;
  readonly start?: StartStandIn;
}

/** On a busy machine the first start of a stand-in that generates keys takes long. */
const MAX_START_MS = 30_000;
export const RESTART_AFTER_MS = 500;
/** A frozen process does not react to a request to stop. */
const MAX_STOP_MS = 2_000;
/** Reads its flags, which contain keys, from its environment. */
const FLAGS = new URL('../../../stand-ins/stage/flags-from-environment.ts', import.meta.url).href;
/** Node's compile cache for their TypeScript: it saves two thirds of the work on the next start. */
const COMPILED = new URL('../../../node_modules/.cache/stand-ins', import.meta.url).pathname;

/**
 * A provider's stand-in as a separate process, which prints its URL in one line of JSON. If it dies, it is restarted on
 * the same port with its stored state. It ends with our process, when its standard input closes, and not before: in our
 * group, Ctrl-C in a terminal would end it first, and it would be started again.
 */
export async function startStandIn({ program, flags, report }: StandInProgram): Promise<StandIn> {
  let stopped = false;
  let child: ChildProcess;
  const args = argumentsOf(flags);

  const start = async (port: string): Promise<string> => {
    child = spawn(process.execPath, ['--import', FLAGS, program, '--port', port], {
      env: environmentOf({ STAND_IN_FLAGS: JSON.stringify(args) }),
      stdio: ['pipe', 'pipe', 'inherit'],
      detached: true,
    });
    // A process that cannot be started only emits this: it is not ready, and is retried.
    child.on('error', report);
    const url = await nextAddress(child, { lines: linesOf(child), program });
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
    await end(child);
  };
  return { url, stop };
}

/** With an equals sign: a value may start with a dash. */
export const argumentsOf = (flags: StandInProgram['flags']): readonly string[] =>
  Object.entries(flags).flatMap(([name, values]) => [values].flat().map((value) => `--${name}=${value}`));

/** It does not inherit our environment. */
export const environmentOf = (own: Readonly<Record<string, string>> = {}) => ({
  NODE_COMPILE_CACHE: COMPILED,
  ...own,
});

/** What it prints. Read to the end, so that the process never blocks on us reading it. */
export const linesOf = (child: ChildProcess): Interface => createInterface({ input: child.stdout! });

interface Spoken {
  readonly lines: Interface;
  readonly program: string;
}

/** The address that a process prints next; one that prints none in time is ended. */
export function nextAddress(child: ChildProcess, { lines, program }: Spoken): Promise<string> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => child.kill('SIGKILL'), MAX_START_MS);
    const settle = () => {
      clearTimeout(timer);
      lines.off('line', hear).off('close', fail);
    };
    const hear = (line: string) => {
      const said = read(line);
      if (!said) return;
      settle();
      resolve(said);
    };
    const fail = () => {
      settle();
      reject(new Error(`${program} did not start`));
    };
    lines.on('line', hear).on('close', fail);
  });
}

/** Asks a process to end, and ends it when it does not. */
export async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGTERM');
  const cutOff = setTimeout(() => child.kill('SIGKILL'), MAX_STOP_MS);
  await once(child, 'exit').finally(() => clearTimeout(cutOff));
}

function read(line: string): string | undefined {
  try {
    const { ready, url } = JSON.parse(line) as { ready?: boolean; url?: string };
    return ready ? url : undefined;
  } catch {
    return undefined;
  }
}
