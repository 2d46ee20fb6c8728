import type { Log } from '#app/ports.ts';

export interface ProcessLog extends Log {
  /** Writes a sentence for the person who started the process, prefixed with the seconds since the log was opened. */
  note(text: string): void;
  /** Takes the server's JSON lines about requests. */
  readonly requests: { write(line: string): void };
}

/** Standard output and standard error. `console` tolerates a closed pipe. */
export interface Outputs {
  log(text: string): void;
  error(text: string): void;
}

interface Clock {
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Milliseconds of a monotonic clock. */
  readonly elapsed: () => number;
}

const CLOCK: Clock = { now: Date.now, elapsed: () => performance.now() };

/** The audience: a person at a terminal, or a program that parses JSON lines. */
export type Reader = 'person' | 'program';

/** The levels used in the server's lines about requests. */
const INFO = 30;
const ERROR = 50;

/**
 * The log of a process: problems go to standard error, everything else to standard output. For a program each entry is
 * one line of JSON with `level`, `time` and either `msg` or `event`; a person gets notes and problems as text.
 */
export function processLog(reader: Reader, outputs: Outputs = console, { now, elapsed }: Clock = CLOCK): ProcessLog {
  const opened = elapsed();
  const line = (level: number, said: object) => JSON.stringify({ level, time: now(), ...said });
  const event: Log['event'] = (said) => outputs.log(line(INFO, said));
  const requests = { write: (said: string) => outputs.log(said.trimEnd()) };
  if (reader === 'program') {
    return {
      event,
      problem: (problem) => {
        const err = told(problem);
        outputs.error(line(ERROR, { msg: err.message, err }));
      },
      note: (msg) => outputs.log(line(INFO, { msg })),
      requests,
    };
  }
  return {
    event,
    problem: (problem) => outputs.error(inWords(told(problem))),
    note: (text) => outputs.log(`${((elapsed() - opened) / 1_000).toFixed(1).padStart(5)} s  ${text}`),
    requests,
  };
}

/** The logged part of a problem. */
interface Told {
  readonly message: string;
  /** Includes the message; absent for a problem reported as a plain string. */
  readonly stack?: string;
  readonly facts?: Readonly<Record<string, string | number>>;
  readonly causes?: readonly Told[];
}

/**
 * The properties of an error that are logged besides message and stack. All others are left out: a database error's
 * `detail` quotes the rejected row, and a connection error holds the connection with its password.
 */
const TOLD = ['code', 'constraint', 'table', 'column', 'routine', 'syscall'];
const MAX_CAUSES = 5;

function told(problem: unknown, depth = 0): Told {
  if (typeof problem === 'string') return { message: problem };
  if (!(problem instanceof Error)) return { message: `a problem that is no error, but ${nameOf(problem)}` };
  const facts = Object.entries(problem).filter(
    ([name, value]) => TOLD.includes(name) && (typeof value === 'string' || typeof value === 'number'),
  );
  const below = [...(problem instanceof AggregateError ? problem.errors : []), problem.cause].filter(
    (one) => one !== undefined,
  );
  return {
    message: problem.message,
    stack: problem.stack ?? String(problem),
    ...(facts.length > 0 && { facts: Object.fromEntries(facts) as Told['facts'] & {} }),
    ...(depth < MAX_CAUSES && below.length > 0 && { causes: below.map((one) => told(one, depth + 1)) }),
  };
}

function inWords({ message, stack = message, facts = {}, causes = [] }: Told): string {
  const listed = Object.entries(facts).map(([name, value]) => `${name} ${value}`);
  const besides = listed.length === 0 ? '' : ` (${listed.join(', ')})`;
  return `${stack}${besides}${causes.map((one) => `\n  because of ${indented(inWords(one))}`).join('')}`;
}

const nameOf = (problem: unknown): string =>
  typeof problem === 'object' && problem !== null ? (problem.constructor?.name ?? 'an object') : typeof problem;

const indented = (text: string): string => text.replaceAll('\n', '\n  ');
