import { type Pool, withConnection } from '#adapters/db/pool.ts';
import { execute, type Statement, statement } from '#adapters/db/statement.ts';
import type { TravellerAccount, Travellers } from '#app/loyalty/ports.ts';
import type { CardNumber } from '#domain/loyalty/card.ts';
import type { LoginKind } from '#domain/loyalty/identity.ts';
import type { Tier } from '#domain/loyalty/tier.ts';
import type { Traveller } from '#domain/loyalty/traveller.ts';
import { id } from '#kernel/ids.ts';

export interface TravellerRow {
  readonly traveller_id: string;
  readonly card: CardNumber;
  readonly phone: string;
  readonly email: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly tier: Tier;
  readonly active: boolean;
}

interface AccountRow extends TravellerRow {
  readonly password_hash: string;
}

const SELECT = `select traveller_id, card, phone, email, first_name, last_name, tier, active, password_hash
  from traveller`;

/** A closed account matches nothing, and a contact belongs to an account once it was confirmed. */
const BY: Readonly<Record<LoginKind, Statement<AccountRow>>> = {
  card: statement('traveller-by-card', `${SELECT} where card = $1 and closed_at is null`),
  phone: statement('traveller-by-phone', `${SELECT} where phone = $1 and phone_confirmed`),
  email: statement('traveller-by-email', `${SELECT} where email = $1 and email_confirmed`),
};

const OPEN = statement<{ readonly traveller_id: string }>(
  'traveller-open',
  `insert into traveller (traveller_id, card, phone, email, first_name, last_name, tier, active, password_hash, created_at)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)
   on conflict do nothing returning traveller_id`,
);

const WITHDRAW = statement<{ readonly traveller_id: string }>(
  'traveller-withdraw',
  'update traveller set active = false where active and card = any($1) returning traveller_id',
);

/** Accounts in PostgreSQL. */
export const travellers = (pool: Pool): Travellers => ({
  byIdentity: async ({ kind, value }) => {
    const [row] = await withConnection(pool, (session) => execute(session, BY[kind], [value]));
    return row && { traveller: travellerOf(row), passwordHash: row.password_hash };
  },
  open: async (account, now) => {
    const values = [...columnsOf(account), new Date(now)];
    return (await withConnection(pool, (session) => execute(session, OPEN, values))).length > 0;
  },
  withdraw: async (cards) => (await withConnection(pool, (session) => execute(session, WITHDRAW, [cards]))).length,
});

export const travellerOf = (row: TravellerRow): Traveller => ({
  id: id(row.traveller_id),
  card: row.card,
  phone: row.phone,
  email: row.email,
  firstName: row.first_name,
  lastName: row.last_name,
  tier: row.tier,
  active: row.active,
});

const columnsOf = ({ traveller, passwordHash }: TravellerAccount): readonly unknown[] => {
  const { id: key, card, phone, email, firstName, lastName, tier, active } = traveller;
  return [key, card, phone, email, firstName, lastName, tier, active, passwordHash];
};
