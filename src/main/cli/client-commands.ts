import { randomBytes } from 'node:crypto';
import type { KnownClient, OauthClients } from '#app/oauth/ports.ts';
import { id } from '#kernel/ids.ts';
import { fail, ok } from '#kernel/result.ts';
import { dateInZone } from '#kernel/zoned.ts';
import { CARRIER_ZONE } from '#main/carrier-zone.ts';
import type { ClientCommand } from '#main/cli/client-options.ts';
import type { CommandContext, CommandResult } from '#main/cli/on-database.ts';
import { newSecret } from '#main/rooms/loyalty.ts';

interface Deps extends Omit<CommandContext, 'pool'> {
  readonly clients: OauthClients;
}

/** In base64url, which needs no escaping in Basic credentials: sixteen characters. */
const ID_BYTES = 12;

/** Executes a command about a client, writes the audit log, and lists all clients. */
export async function clientCommand({ clients, audit, actor }: Deps, command: ClientCommand): Promise<CommandResult> {
  switch (command.name) {
    case 'add': {
      const { client: name, scopes } = command;
      const { value, hash } = newSecret();
      const client = { id: id<'oauth-client'>(randomBytes(ID_BYTES).toString('base64url')), name, scopes };
      if (!(await clients.add(client, hash)))
        return fail(`there is or was a client ${name}: a name belongs to one for ever`);
      await audit.write({ actor, action: 'client.added', account: name, note: scopes.join(' ') });
      return ok([`id     ${client.id}`, `secret ${value}`, ...(await everyClient(clients))]);
    }
    case 'disable': {
      if (!(await clients.disable(command.client))) return fail(`there is no client ${command.client} with a secret`);
      await audit.write({ actor, action: 'client.disabled', account: command.client, note: undefined });
      return ok(await everyClient(clients));
    }
    case 'list':
      return ok(await everyClient(clients));
  }
}

const everyClient = async (clients: OauthClients): Promise<readonly string[]> => (await clients.list()).map(lineOf);

const lineOf = ({ id: client, name, scopes, addedAt, disabledAt }: KnownClient): string =>
  disabledAt === undefined
    ? `${name} (${client}): ${scopes.join(' ')}, since ${dateInZone(addedAt, CARRIER_ZONE)}`
    : `${name} (${client}): disabled ${dateInZone(disabledAt, CARRIER_ZONE)}`;
