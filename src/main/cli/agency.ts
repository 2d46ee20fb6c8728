import { agencies } from '#adapters/db/agencies/agencies.ts';
import { agencyCommand } from '#main/cli/agency-commands.ts';
import { agencyOptions } from '#main/cli/agency-options.ts';
import { onDatabase } from '#main/cli/on-database.ts';

process.exitCode = await onDatabase({
  name: 'anden-agency',
  options: agencyOptions(process.argv.slice(2)),
  run: (command, { pool, ...context }) => agencyCommand({ agencies: agencies(pool), ...context }, command),
});
