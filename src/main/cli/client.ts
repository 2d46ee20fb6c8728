import { oauthClients } from '#adapters/db/oauth/clients.ts';
import { clientCommand } from '#main/cli/client-commands.ts';
import { clientOptions } from '#main/cli/client-options.ts';
import { onDatabase } from '#main/cli/on-database.ts';

process.exitCode = await onDatabase({
  name: 'anden-client',
  options: clientOptions(process.argv.slice(2)),
  run: (command, { pool, ...context }) => clientCommand({ clients: oauthClients(pool), ...context }, command),
});
