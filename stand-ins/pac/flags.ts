import { parseFlags } from '../stage/parse-flags.ts';

export interface Flags {
  /** 0 picks a free port. */
  readonly port: number;
  /** Folder of the journal and of the certificates. */
  readonly data: string;
  readonly user: string;
  readonly password: string;
  /** Folder with the SAT's schemas, instead of ours. */
  readonly schemas: string | undefined;
  /** Folder with further trusted certificates: the SAT's for tests. */
  readonly trust: string | undefined;
  /** Start time of its clock, in milliseconds since 1970; the clock then runs on. */
  readonly clock: number | undefined;
}

const NEEDED = ['data', 'user', 'password'] as const;
const OTHERS = ['port', 'schemas', 'trust', 'clock'] as const;

/** Parses the command line; returns an error message if it is invalid. */
export function readFlags(args: readonly string[]): Flags | string {
  const options = Object.fromEntries([...NEEDED, ...OTHERS].map((name) => [name, { type: 'string' as const }]));
  const given = parseFlags(args, options);
  if (typeof given === 'string') return given;
  const text = (name: (typeof NEEDED)[number] | (typeof OTHERS)[number]) => String(given[name] ?? '');
  const missing = NEEDED.filter((name) => text(name) === '');
  if (missing.length > 0) return `missing: ${missing.map((name) => `--${name}`).join(' ')}`;
  if (!/^\d{0,5}$/.test(text('port'))) return '--port must be a number';
  const clock = text('clock') === '' ? undefined : Date.parse(text('clock'));
  if (Number.isNaN(clock)) return '--clock must be an instant, such as 2026-11-20T18:00:00Z';
  return {
    port: Number(text('port')),
    data: text('data'),
    user: text('user'),
    password: text('password'),
    schemas: text('schemas') || undefined,
    trust: text('trust') || undefined,
    clock,
  };
}
