import { parseFlags } from '../stage/parse-flags.ts';

export interface Flags {
  /** 0 takes any. */
  readonly port: number;
  /** Folder of the journal and of the certificates. */
  readonly data: string;
  readonly user: string;
  readonly password: string;
  /** Folder with the SAT's own schemas, instead of ours. */
  readonly schemas: string | undefined;
  /** Folder with certificates that are trusted besides our own authority: the SAT's for tests. */
  readonly trust: string | undefined;
  /** What its clock shows when it starts; it goes on from there. Milliseconds since 1970. */
  readonly clock: number | undefined;
}

const NEEDED = ['data', 'user', 'password'] as const;
const OTHERS = ['port', 'schemas', 'trust', 'clock'] as const;

/** The command line, or a complaint. */
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
