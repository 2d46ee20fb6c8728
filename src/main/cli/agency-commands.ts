import { randomBytes } from 'node:crypto';
import type { Agencies } from '#app/agencies/ports.ts';
import { uuidV7 } from '#kernel/ids.ts';
import { instant } from '#kernel/instant.ts';
import { formatMoney } from '#kernel/money.ts';
import { fail, ok } from '#kernel/result.ts';
import type { AgencyCommand } from '#main/cli/agency-options.ts';
import type { CommandContext, CommandResult } from '#main/cli/on-database.ts';
import { newSecret } from '#main/rooms/loyalty.ts';

interface Deps extends Omit<CommandContext, 'pool'> {
  readonly agencies: Agencies;
}

/** Executes a command about an agency, writes the audit log, and lists all agencies with their state. */
export async function agencyCommand({ agencies, audit, actor }: Deps, command: AgencyCommand): Promise<CommandResult> {
  if (command.name === 'list') return ok(await standings(agencies));
  const done = { actor, account: command.agency };
  switch (command.name) {
    case 'open': {
      const { value, hash } = newSecret();
      const agency = { id: newId<'agency'>(), name: command.agency, creditLimit: command.limit };
      const isOpened = await agencies.open(agency, hash, instant(Date.now()));
      if (!isOpened) return fail(`there is an agency ${command.agency} already`);
      await audit.write({ ...done, action: 'agency.opened', note: formatMoney(command.limit) });
      return ok([`key ${value}`, ...(await standings(agencies))]);
    }
    case 'key': {
      const { value, hash } = newSecret();
      if (!(await agencies.rekey(command.agency, hash))) return unknown(command.agency);
      await audit.write({ ...done, action: 'agency.rekeyed', note: undefined });
      return ok([`key ${value}`, ...(await standings(agencies))]);
    }
    case 'limit':
      if (!(await agencies.limit(command.agency, command.limit))) return unknown(command.agency);
      await audit.write({ ...done, action: 'agency.limited', note: formatMoney(command.limit) });
      return ok(await standings(agencies));
    case 'paid': {
      const payment = { id: newId(), name: command.agency, amount: command.amount };
      if (!(await agencies.receive(payment))) return unknown(command.agency);
      await audit.write({ ...done, action: 'agency.paid', note: formatMoney(command.amount) });
      return ok(await standings(agencies));
    }
  }
}

const standings = async (agencies: Agencies): Promise<readonly string[]> =>
  (await agencies.list()).map(
    ({ name, creditLimit, owes }) => `${name}: owes ${formatMoney(owes)} of ${formatMoney(creditLimit)}`,
  );

const newId = <Kind extends string>() => uuidV7<Kind>(Date.now(), randomBytes(10));

const unknown = (name: string): CommandResult => fail(`there is no agency ${name}`);
