import { userInfo } from 'node:os';
import { auditLog } from '#adapters/db/operations/audit-log.ts';
import { createPool, type Pool } from '#adapters/db/pool.ts';
import type { AuditLog } from '#app/operations/ports.ts';
import type { Result } from '#kernel/result.ts';
import { readEnvironment } from '#main/config/config.ts';
import { openDatabase } from '#main/open-database.ts';

const REFUSED = 1;
const WRONG_USAGE = 2;

/** The output lines of a command, or why nothing was changed. */
export type CommandResult = Result<readonly string[], string>;

/** A parsed command. */
export interface CommandRequest<Command> {
  readonly command: Command;
  /** The operator for the audit log; undefined: the machine's user account. */
  readonly by: string | undefined;
}

/** Dependencies of a command. */
export interface CommandContext {
  readonly pool: Pool;
  readonly audit: AuditLog;
  readonly actor: string;
}

interface DatabaseCommand<Command> {
  /** Shown in the server's list of sessions. */
  readonly name: string;
  readonly options: Result<CommandRequest<Command>, string>;
  run(command: Command, context: CommandContext): Promise<CommandResult>;
}

/** Runs an operator's command on the site's database, whether or not the site is running. Returns the exit code. */
export async function onDatabase<Command>({ name, options, run }: DatabaseCommand<Command>): Promise<number> {
  if (!options.ok) return complain(options.fault, WRONG_USAGE);
  const environment = readEnvironment(process.env);
  if (typeof environment === 'string') return complain(environment, WRONG_USAGE);
  const database = await openDatabase(environment, console.error);
  const pool = createPool(database.target, { name });
  try {
    const { command, by } = options.value;
    const said = await run(command, { pool, audit: auditLog(pool), actor: by ?? userInfo().username });
    if (!said.ok) return complain(said.fault, REFUSED);
    console.log(said.value.join('\n'));
    return 0;
  } finally {
    await pool.end();
    await database.close();
  }
}

function complain(message: string, code: number): number {
  console.error(message);
  return code;
}
