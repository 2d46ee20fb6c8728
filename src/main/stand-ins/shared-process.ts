import { type ChildProcess, spawn } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import {
  argumentsOf,
  end,
  environmentOf,
  linesOf,
  nextAddress,
  RESTART_AFTER_MS,
  type StandIn,
  type StandInProgram,
  type StartStandIn,
} from '#main/stand-ins/stand-in.ts';

const PROGRAM = new URL('../../../stand-ins/stage/several.ts', import.meta.url).pathname;

interface Placed {
  readonly program: string;
  readonly args: readonly string[];
  readonly port: string;
}

interface Host {
  readonly child: ChildProcess;
  readonly lines: ReturnType<typeof linesOf>;
}

/**
 * Starts stand-ins in one process instead of one each: a process takes longer to start than most of them. If it dies, all
 * are restarted on their ports. The first that is stopped stops all.
 */
export function sharedProcess(report: (problem: unknown) => void): StartStandIn {
  const placed: Placed[] = [];
  let host: Host | undefined;
  let stopped = false;
  let reviving: Promise<void> | undefined;
  let last: Promise<unknown> = Promise.resolve();

  const place = async (one: Placed): Promise<string> => {
    host ??= open();
    const { child, lines } = host;
    child.send({ program: one.program, args: [...one.args, '--port', one.port] });
    return nextAddress(child, { lines, program: one.program });
  };

  const open = (): Host => {
    const child = spawn(process.execPath, [PROGRAM], {
      env: environmentOf(),
      stdio: ['pipe', 'pipe', 'inherit', 'ipc'],
      detached: true,
    });
    child.on('error', report);
    child.once('exit', (code, signal) => {
      host = undefined;
      if (stopped || placed.length === 0 || reviving) return;
      report(new Error(`the process of ${placed.length} stand-ins ended (${code ?? signal}); starting them again`));
      reviving = revive().finally(() => (reviving = undefined));
    });
    return { child, lines: linesOf(child) };
  };

  /** Retries repeatedly: a port may still be in use for a moment. */
  const revive = async (): Promise<void> => {
    await pause(RESTART_AFTER_MS);
    if (stopped) return;
    try {
      for (const one of placed) await place(one);
    } catch (problem) {
      report(problem);
      if (host) await end(host.child);
      await revive();
    }
  };

  const start = async ({ program, flags }: StandInProgram): Promise<StandIn> => {
    const args = argumentsOf(flags);
    const url = await place({ program, args, port: '0' });
    placed.push({ program, args, port: new URL(url).port });
    return { url, stop };
  };

  const stop = async () => {
    stopped = true;
    if (host) await end(host.child);
  };

  return (program) => {
    const starting = last.then(() => start(program));
    last = starting.catch(() => undefined);
    return starting;
  };
}
