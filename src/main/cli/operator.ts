import { operators } from '#adapters/db/operators/operators.ts';
import { onDatabase } from '#main/cli/on-database.ts';
import { operatorCommand } from '#main/cli/operator-commands.ts';
import { operatorOptions } from '#main/cli/operator-options.ts';

process.exitCode = await onDatabase({
  name: 'anden-operator',
  options: operatorOptions(process.argv.slice(2)),
  run: (command, { pool, ...context }) => operatorCommand({ operators: operators(pool), ...context }, command),
});
