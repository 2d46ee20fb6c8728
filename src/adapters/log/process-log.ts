import type { Log } from '#app/ports.ts';

export interface ProcessLog extends Log {
  /** A sentence for the person who started the process, after the seconds since the log was opened. */
  note(text: string): void;
  /** Takes lines of JSON about requests as the server writes them. */
  readonly requests: { write(line: string): void };
}

/** Standard output and standard error; the console, which bears that nobody reads them any more. */
export interface Outputs {
  log(text: string): void;
  error(text: string): void;
}

interface Clock {
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Milliseconds since some moment before. */
  readonly elapsed: () => number;
}

const CLOCK: Clock = { now: Date.now, elapsed: () => performance.now() };

/** All that a process says of itself: problems on standard error, everything else on standard output. */
export function processLog(outputs: Outputs = console, { now, elapsed }: Clock = CLOCK): ProcessLog {
  const opened = elapsed();
  return {
    event: (line) => outputs.log(JSON.stringify({ time: now(), ...line })),
    problem: (problem) => outputs.error(describe(problem)),
    note: (text) => outputs.log(`${((elapsed() - opened) / 1_000).toFixed(1).padStart(5)} s  ${text}`),
    requests: { write: (line) => outputs.log(line.trimEnd()) },
  };
}

/**
 * What is told of an error besides its words and where it was made. Its other properties stay out: a database's `detail`
 * quotes the row it refuses, and an error of a connection carries the connection with its password.
 */
const TOLD = ['code', 'constraint', 'table', 'column', 'routine', 'syscall'];
const MAX_CAUSES = 5;

function describe(problem: unknown, depth = 0): string {
  if (typeof problem === 'string') return problem;
  if (!(problem instanceof Error)) return `a problem that is no error, but ${nameOf(problem)}`;
  const facts = Object.entries(problem).filter(
    ([name, value]) => TOLD.includes(name) && (typeof value === 'string' || typeof value === 'number'),
  );
  const told = facts.length === 0 ? '' : ` (${facts.map(([name, value]) => `${name} ${value}`).join(', ')})`;
  const below = [...(problem instanceof AggregateError ? problem.errors : []), problem.cause].filter(
    (one) => one !== undefined,
  );
  const causes = depth < MAX_CAUSES ? below.map((one) => `\n  because of ${indented(describe(one, depth + 1))}`) : [];
  return `${problem.stack ?? String(problem)}${told}${causes.join('')}`;
}

const nameOf = (problem: unknown): string =>
  typeof problem === 'object' && problem !== null ? (problem.constructor?.name ?? 'an object') : typeof problem;

const indented = (text: string): string => text.replaceAll('\n', '\n  ');
