import type { Session } from '#adapters/db/pool.ts';
import { execute, statement } from '#adapters/db/statement.ts';
import type { UndoneAtRate } from '#domain/payment/returned-share.ts';

const INSERT = statement(
  'undone-rates-insert',
  `insert into sale_undone_rate (source_id, position, vat_rate, amount)
   select $1, given.position, given.vat_rate, given.amount
   from unnest($2::smallint[], $3::int[]) with ordinality as given (vat_rate, amount, position)`,
);

/**
 * Records the VAT rates of what is reversed in a sale: by a part of a ticket refund, or by a change to a cheaper run.
 */
export const recordUndoneRates = (
  session: Session,
  source: string,
  undone: readonly UndoneAtRate[],
): Promise<unknown> =>
  execute(session, INSERT, [source, undone.map(({ vatRate }) => vatRate), undone.map(({ amount }) => amount)]);
