import { randomBytes } from 'node:crypto';
import { agencies } from '#adapters/db/agencies/agencies.ts';
import type { Agencies } from '#app/agencies/ports.ts';
import { uuidV7 } from '#kernel/ids.ts';
import { instant } from '#kernel/instant.ts';
import { formatMoney } from '#kernel/money.ts';
import { type AgencyCommand, agencyOptions } from '#main/cli/agency-options.ts';
import { onDatabase, WRONG_USAGE } from '#main/cli/on-database.ts';
import { newSecret } from '#main/loyalty.ts';

const DONE = 0;
const REFUSED = 1;

process.exitCode = await main(process.argv.slice(2));

async function main(args: readonly string[]): Promise<number> {
  const command = agencyOptions(args);
  if (!command.ok) return complain(command.fault, WRONG_USAGE);
  return onDatabase('anden-agency', (pool) => run(command.value, agencies(pool)));
}

async function run(command: AgencyCommand, kept: Agencies): Promise<number> {
  switch (command.name) {
    case 'open': {
      const { value, hash } = newSecret();
      const agency = { id: newId<'agency'>(), name: command.agency, creditLimit: command.limit };
      if (!(await kept.open(agency, hash, instant(Date.now()))))
        return complain(`there is an agency ${command.agency} already`, REFUSED);
      console.log(`key ${value}`);
      return list(kept);
    }
    case 'limit':
      return (await kept.limit(command.agency, command.limit)) ? list(kept) : unknown(command.agency);
    case 'paid': {
      const payment = { id: newId(), name: command.agency, amount: command.amount };
      return (await kept.receive(payment)) ? list(kept) : unknown(command.agency);
    }
    case 'list':
      return list(kept);
  }
}

async function list(kept: Agencies): Promise<number> {
  for (const { name, creditLimit, owes } of await kept.list())
    console.log(`${name}: owes ${formatMoney(owes)} of ${formatMoney(creditLimit)}`);
  return DONE;
}

const newId = <Kind extends string>() => uuidV7<Kind>(Date.now(), randomBytes(10));

const unknown = (name: string): number => complain(`there is no agency ${name}`, REFUSED);

function complain(message: string, code: number): number {
  console.error(message);
  return code;
}
