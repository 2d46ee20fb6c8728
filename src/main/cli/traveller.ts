import { onDatabase } from '#main/cli/on-database.ts';
import { travellerCommand } from '#main/cli/traveller-commands.ts';
import { travellerOptions } from '#main/cli/traveller-options.ts';
import { loyaltyDeps } from '#main/rooms/loyalty.ts';

process.exitCode = await onDatabase({
  name: 'anden-traveller',
  options: travellerOptions(process.argv.slice(2)),
  run: (command, { pool, ...context }) => travellerCommand({ ...loyaltyDeps(pool), ...context }, command),
});
