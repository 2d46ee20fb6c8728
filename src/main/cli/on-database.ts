import { userInfo } from 'node:os';
import { auditLog } from '#adapters/db/operations/audit-log.ts';
import { createPool, type Pool } from '#adapters/db/pool.ts';
import type { AuditLog } from '#app/operations/ports.ts';
import type { Result } from '#kernel/result.ts';
import { readEnvironment } from '#main/config/config.ts';
import { openDatabase } from '#main/open-database.ts';

const REFUSED = 1;
const WRONG_USAGE = 2;

/** What a command has to say: the lines it prints, or why nothing was changed. */
export type CommandResult = Result<readonly string[], string>;

/** A command as it was typed. */
export interface CommandRequest<Command> {
  readonly command: Command;
  /** Who does it, for the log; undefined: the account of the machine. */
  readonly by: string | undefined;
}

/** What a command works with. */
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

/** Runs an operator's command on the site's database, whether the site is running or not. Answers its exit code. */
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
