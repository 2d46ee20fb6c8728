import { refundStores } from '#adapters/db/amendments/refunds/refund-stores.ts';
import type { Pool } from '#adapters/db/pool.ts';
import { sessionOf } from '#adapters/db/session-of.ts';
import { execute, statement } from '#adapters/db/statement.ts';
import type { ReturnStores } from '#app/amendments/additions/return-addition.ts';
import { id } from '#kernel/ids.ts';
import { centavos } from '#kernel/money.ts';

interface AddedRow {
  readonly made_by: string;
  readonly net: number;
  readonly vat: number;
  readonly vat_rate: number | null;
}

const READ = statement<AddedRow>(
  'addition-to-return',
  'select made_by, net, vat, vat_rate from addition where addition_id = $1 and give_back_id is null for update',
);

const GIVE_BACK = statement('addition-return', 'update addition set give_back_id = $2 where addition_id = $1');

/** Refunding one addition, in PostgreSQL. */
export const returnStores = (pool: Pool): ReturnStores => ({
  ...refundStores(pool),
  added: {
    read: async (tx, addition) => {
      const [row] = await execute(sessionOf(tx), READ, [addition]);
      return (
        row && {
          soldBy: id(row.made_by),
          net: centavos(row.net),
          vat: centavos(row.vat),
          vatRate: row.vat_rate,
        }
      );
    },
    giveBack: async (tx, addition, refund) => void (await execute(sessionOf(tx), GIVE_BACK, [addition, refund])),
  },
});
