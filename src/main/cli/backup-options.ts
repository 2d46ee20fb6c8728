import { fail, ok, type Result } from '#kernel/result.ts';
import { parseOptions } from '#main/cli/parse-options.ts';

export const USAGE = `Usage: npm run backup -- <folder>            writes a backup into a new folder, while the site sells
       npm run restore -- <folder>           fills an empty database with it; the site is stopped
       npm run restore -- <folder> --drill   tries that on a database of its own, asks every invariant, and removes it

A backup holds travellers' data and the keys of the site: keep it where you would keep those.

Exit code: 0 done, 1 refused or something is wrong with the backup, 2 wrong usage.`;

export interface BackupCommand {
  readonly folder: string;
  readonly isDrill: boolean;
}

const OPTIONS = { drill: { type: 'boolean', default: false }, help: { type: 'boolean', default: false } } as const;

/** Parses the command line of `backup` or `restore`; a fault is the message to print. */
export function backupOptions(program: 'backup' | 'restore', args: readonly string[]): Result<BackupCommand, string> {
  const parsed = parseOptions(args, OPTIONS, USAGE);
  if (typeof parsed === 'string') return fail(parsed);
  const { values, positionals } = parsed;
  const [folder, ...more] = positionals;
  if (values.help || !folder || more.length > 0) return fail(USAGE);
  if (values.drill && program === 'backup') return fail(`--drill goes with restore\n\n${USAGE}`);
  return ok({ folder, isDrill: values.drill });
}
