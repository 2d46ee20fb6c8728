import { randomBytes } from 'node:crypto';
import { enqueueMail } from '#adapters/db/loyalty/account-requests.ts';
import { type TravellerRow, travellerOf } from '#adapters/db/loyalty/travellers.ts';
import { type Pool, type Session, withConnection } from '#adapters/db/pool.ts';
import { execute, statement } from '#adapters/db/statement.ts';
import { inTransaction } from '#adapters/db/transaction.ts';
import type { PasskeyMail } from '#app/loyalty/account-ports.ts';
import type { PasskeyCredential, Passkeys } from '#app/loyalty/passkey-ports.ts';
import { MAX_PASSKEYS } from '#domain/loyalty/passkey.ts';
import type { Device } from '#domain/statistics/device.ts';
import { id, uuidV7 } from '#kernel/ids.ts';
import { instant } from '#kernel/instant.ts';

interface CredentialRow {
  readonly passkey_id: string;
  readonly credential_id: string;
  readonly public_key: Buffer;
  readonly counter: number;
  readonly transports: readonly string[];
}

interface PasskeyRow extends CredentialRow {
  readonly name: string;
  readonly device: Device | null;
  readonly created_at: number;
  readonly last_used_at: number | null;
}

const CREDENTIAL = 'k.passkey_id, k.credential_id, k.public_key, k.counter, k.transports';

const OF = statement<PasskeyRow>(
  'passkeys-of',
  `select ${CREDENTIAL}, k.name, k.device, k.created_at, k.last_used_at
   from traveller_passkey k where k.traveller_id = $1 order by k.created_at, k.passkey_id`,
);

const BY_CREDENTIAL = statement<CredentialRow & TravellerRow>(
  'passkey-by-credential',
  `select ${CREDENTIAL}, t.traveller_id, t.card, t.phone, t.email, t.first_name, t.last_name, t.tier, t.active
   from traveller_passkey k join traveller t using (traveller_id)
   where k.credential_id = $1 and t.closed_at is null`,
);

interface WrittenRow {
  readonly email: string;
  readonly first_name: string;
  readonly lang: 'es' | 'en';
}

/** The recipient of the notice; locked, so that passkeys added at once are counted. */
const LOCK = statement<WrittenRow>(
  'passkeys-lock',
  'select email, first_name, lang from traveller where traveller_id = $1 and closed_at is null for update',
);

const OWNER = statement<{ readonly traveller_id: string }>(
  'passkey-owner',
  'select traveller_id from traveller_passkey where credential_id = $1',
);

const ADD = statement<{ readonly passkey_id: string }>(
  'passkey-add',
  `insert into traveller_passkey
     (passkey_id, traveller_id, credential_id, public_key, counter, transports, name, device, created_at)
   select $1, $2, $3, $4, $5, $6, $7, $8, $9
   where (select count(*) from traveller_passkey where traveller_id = $2) < ${MAX_PASSKEYS}
   on conflict (credential_id) do nothing returning passkey_id`,
);

const REMOVE = statement<{ readonly name: string }>(
  'passkey-remove',
  'delete from traveller_passkey where traveller_id = $1 and passkey_id = $2 returning name',
);

/** Of two sign-ins with the same counter one succeeds, unless the authenticator does not count. */
const USED = statement<{ readonly passkey_id: string }>(
  'passkey-used',
  `update traveller_passkey set counter = $2, last_used_at = $3
   where passkey_id = $1 and (counter < $2 or (counter = 0 and $2 = 0)) returning passkey_id`,
);

/** Passkeys in PostgreSQL. */
export const passkeys = (pool: Pool): Passkeys => ({
  of: async (traveller) => {
    const rows = await withConnection(pool, (session) => execute(session, OF, [traveller]));
    return rows.map((row) => ({
      ...credentialOf(row),
      id: id(row.passkey_id),
      name: row.name,
      device: row.device ?? undefined,
      createdAt: instant(row.created_at),
      lastUsedAt: row.last_used_at === null ? undefined : instant(row.last_used_at),
    }));
  },
  byCredential: async (credential) => {
    const [row] = await withConnection(pool, (session) => execute(session, BY_CREDENTIAL, [credential]));
    return row && { ...credentialOf(row), id: id(row.passkey_id), traveller: travellerOf(row) };
  },
  add: (traveller, { credentialId, publicKey, counter, transports, name, device }, now) =>
    inTransaction(pool, async (session) => {
      const [owner] = await execute(session, LOCK, [traveller]);
      if (!owner) return 'refused';
      const [known] = await execute(session, OWNER, [credentialId]);
      if (known) return known.traveller_id === traveller ? 'added' : 'refused';
      const passkey = uuidV7(now, randomBytes(10));
      const values = [passkey, traveller, credentialId, Buffer.from(publicKey), counter, transports, name];
      const [added] = await execute(session, ADD, [...values, device ?? null, new Date(now)]);
      if (!added) return 'refused';
      await write(session, 'account.passkey_added', { owner, name, passkey });
      return 'added';
    }),
  remove: (traveller, passkey) =>
    inTransaction(pool, async (session) => {
      const [owner] = await execute(session, LOCK, [traveller]);
      const [removed] = owner ? await execute(session, REMOVE, [traveller, passkey]) : [];
      if (owner && removed) await write(session, 'account.passkey_removed', { owner, name: removed.name, passkey });
    }),
  used: async (passkey, counter, now) =>
    (await withConnection(pool, (session) => execute(session, USED, [passkey, counter, new Date(now)]))).length > 0,
});

const credentialOf = (row: CredentialRow): PasskeyCredential => ({
  credentialId: row.credential_id,
  publicKey: new Uint8Array(row.public_key),
  counter: Number(row.counter),
  transports: row.transports,
});

interface Written {
  readonly owner: WrittenRow;
  readonly name: string;
  readonly passkey: string;
}

function write(session: Session, topic: PasskeyMail['topic'], { owner, name, passkey }: Written): Promise<void> {
  const payload: PasskeyMail['payload'] = { to: owner.email, firstName: owner.first_name, lang: owner.lang, name };
  return enqueueMail(session, { topic, payload }, passkey);
}
