import { type ReceiverRow, receiverOf, receiverValues } from '#adapters/db/invoicing/invoice-rows.ts';
import { type Pool, withConnection } from '#adapters/db/pool.ts';
import { execute, statement } from '#adapters/db/statement.ts';
import { inTransaction } from '#adapters/db/transaction.ts';
import type { FiscalProfiles, SavedProfile } from '#app/invoicing/invoice-ports.ts';
import { id } from '#kernel/ids.ts';

interface ProfileRow extends ReceiverRow {
  readonly profile_id: string;
  readonly email: string;
  readonly phone: string;
}

/** Bounded because it is a list to choose from, not an archive. */
const MAX_SHOWN = 30;

const LIST = statement<ProfileRow>(
  'fiscal-profiles',
  `select profile_id, rfc, name, postal_code, regime, cfdi_use, country, tax_id, email, phone
   from fiscal_profile where traveller_id = $1 order by updated_at desc, profile_id limit ${MAX_SHOWN}`,
);

/** Deletes the previous version of a profile, also when its RFC changes. */
const FORGET = statement(
  'fiscal-profile-forget',
  'delete from fiscal_profile where traveller_id = $1 and profile_id::text = $2',
);

const KEEP = statement<ProfileRow>(
  'fiscal-profile-keep',
  `insert into fiscal_profile as kept (profile_id, traveller_id, email, phone, rfc, name, postal_code, regime, cfdi_use, country, tax_id)
   values (gen_random_uuid(), $1, $2, $3, $4, $5, $6, $7, $8, $9, $10)
   on conflict (traveller_id, rfc, coalesce(tax_id, '')) do update set email = excluded.email, phone = excluded.phone,
     name = excluded.name, postal_code = excluded.postal_code, regime = excluded.regime, cfdi_use = excluded.cfdi_use,
     country = excluded.country, updated_at = clock_timestamp()
   returning profile_id, rfc, name, postal_code, regime, cfdi_use, country, tax_id, email, phone`,
);

const profileOf = (row: ProfileRow): SavedProfile => ({
  id: id(row.profile_id),
  receiver: receiverOf(row),
  email: row.email,
  phone: row.phone,
});

/** Travellers' saved invoice receivers, in PostgreSQL. */
export const fiscalProfiles = (pool: Pool): FiscalProfiles => ({
  list: async (traveller) =>
    (await withConnection(pool, (session) => execute(session, LIST, [traveller]))).map(profileOf),
  save: (traveller, { id: named, email, phone, receiver }) =>
    inTransaction(pool, async (session) => {
      await execute(session, FORGET, [traveller, named]);
      const [kept] = await execute(session, KEEP, [traveller, email, phone, ...receiverValues(receiver)]);
      return profileOf(kept!);
    }),
  forget: async (traveller, profile) => {
    await withConnection(pool, (session) => execute(session, FORGET, [traveller, profile]));
  },
});
