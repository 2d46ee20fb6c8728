import { randomBytes } from 'node:crypto';
import type { KnownOperator, Operators } from '#app/operators/ports.ts';
import { uuidV7 } from '#kernel/ids.ts';
import { fail, ok } from '#kernel/result.ts';
import { dateInZone } from '#kernel/zoned.ts';
import { CARRIER_ZONE } from '#main/carrier-zone.ts';
import type { CommandContext, CommandResult } from '#main/cli/on-database.ts';
import type { OperatorCommand } from '#main/cli/operator-options.ts';
import { newSecret } from '#main/rooms/loyalty.ts';

interface Deps extends Omit<CommandContext, 'pool'> {
  readonly operators: Operators;
}

/** Executes a command about an operator, writes the audit log, and lists all operators. */
export async function operatorCommand(
  { operators, audit, actor }: Deps,
  command: OperatorCommand,
): Promise<CommandResult> {
  switch (command.name) {
    case 'add': {
      const { operator: name, role } = command;
      const { value, hash } = newSecret();
      const id = uuidV7<'operator'>(Date.now(), randomBytes(10));
      if (!(await operators.add({ id, name, role }, hash)))
        return fail(`there is or was an operator ${name}: a name belongs to one for ever`);
      await audit.write({ actor, action: 'operator.added', operator: id, note: role });
      return ok([`key ${value}`, ...(await everybody(operators))]);
    }
    case 'disable': {
      const gone = await operators.disable(command.operator);
      if (!gone) return fail(`there is no operator ${command.operator} with a key`);
      await audit.write({ actor, action: 'operator.disabled', operator: gone.id, note: undefined });
      return ok(await everybody(operators));
    }
    case 'list':
      return ok(await everybody(operators));
  }
}

const everybody = async (operators: Operators): Promise<readonly string[]> => (await operators.list()).map(lineOf);

const lineOf = ({ name, role, addedAt, disabledAt }: KnownOperator): string =>
  disabledAt === undefined
    ? `${name}: ${role}, since ${dateInZone(addedAt, CARRIER_ZONE)}`
    : `${name}: ${role}, disabled ${dateInZone(disabledAt, CARRIER_ZONE)}`;
