import type { Session } from '#adapters/db/pool.ts';
import { execute, statement } from '#adapters/db/statement.ts';
import type { SoldLine } from '#domain/orders/sold-line.ts';

const INSERT = statement(
  'payment-lines',
  `insert into payment_line (payment_id, position, line_id, folios, facts, product, unit_key, unit_name, gross, discount, net, vat, vat_rate)
   select $1, given.position, given.line_id,
     array(select jsonb_array_elements_text(given.folios)), given.facts, given.product, given.unit_key, given.unit_name,
     given.gross, given.discount, given.net, given.vat, given.vat_rate
   from unnest($2::text[], $3::jsonb[], $4::jsonb[], $5::text[], $6::text[], $7::text[], $8::int[], $9::int[], $10::int[], $11::int[],
     $12::smallint[]) with ordinality
     as given (line_id, folios, facts, product, unit_key, unit_name, gross, discount, net, vat, vat_rate, position)`,
);

/** The last eight columns of lines, sold or invoiced: what each is to the tax office, and its amounts. */
export const amountsOf = (lines: readonly Omit<SoldLine, 'id' | 'folios' | 'facts'>[]): readonly unknown[] => [
  lines.map(({ product }) => product),
  lines.map(({ unit }) => unit.key),
  lines.map(({ unit }) => unit.name),
  lines.map(({ gross }) => gross),
  lines.map(({ discount }) => discount),
  lines.map(({ net }) => net),
  lines.map(({ vat }) => vat),
  lines.map(({ vatRate }) => vatRate),
];

/** Stores the invoice lines of a sale when it is made, in order. */
export async function writeLines(session: Session, payment: string, lines: readonly SoldLine[]): Promise<void> {
  if (lines.length === 0) return;
  await execute(session, INSERT, [
    payment,
    lines.map(({ id }) => id),
    lines.map(({ folios }) => JSON.stringify(folios)),
    lines.map(({ facts }) => JSON.stringify(facts)),
    ...amountsOf(lines),
  ]);
}
