import { amountsOf } from '#adapters/db/payment/sold-lines.ts';
import type { Session } from '#adapters/db/pool.ts';
import { execute, statement } from '#adapters/db/statement.ts';
import type { InvoiceLine } from '#app/invoicing/work-ports.ts';
import type { InvoicedThing } from '#domain/invoicing/line-description.ts';
import { centavos } from '#kernel/money.ts';

export interface LineRow {
  readonly line_id: string;
  readonly facts: InvoicedThing;
  readonly product: string;
  readonly unit_key: string;
  readonly unit_name: string;
  readonly gross: number;
  readonly discount: number;
  readonly net: number;
  readonly vat: number;
  readonly vat_rate: number | null;
}

/** The columns of a line, sold or invoiced. */
export const LINE_COLUMNS = 'line_id, facts, product, unit_key, unit_name, gross, discount, net, vat, vat_rate';

const LINES = statement<LineRow>(
  'invoice-lines',
  `select ${LINE_COLUMNS}
   from invoice_line where invoice_id = $1 order by position`,
);

export const lineOf = (row: LineRow): InvoiceLine => ({
  id: row.line_id,
  thing: row.facts,
  product: row.product,
  unit: { key: row.unit_key, name: row.unit_name },
  gross: centavos(row.gross),
  discount: centavos(row.discount),
  net: centavos(row.net),
  vat: centavos(row.vat),
  vatRate: row.vat_rate,
});

export const linesOf = async (session: Session, invoice: string): Promise<readonly InvoiceLine[]> =>
  (await execute(session, LINES, [invoice])).map(lineOf);

const COPY = statement(
  'invoice-lines-copy',
  `insert into invoice_line (invoice_id, position, line_id, facts, product, unit_key, unit_name, gross, discount, net, vat, vat_rate)
   select $1, row_number() over (order by l.payment_id, l.position), l.line_id, l.facts, l.product, l.unit_key, l.unit_name,
     l.gross, l.discount, l.net, l.vat, l.vat_rate
   from payment_line l where l.payment_id = any($2::uuid[])`,
);

/** Copies the lines of some payments, as sold. */
export const copyLines = (session: Session, invoice: string, payments: readonly string[]): Promise<unknown> =>
  execute(session, COPY, [invoice, payments]);

const INSERT = statement(
  'invoice-lines-insert',
  `insert into invoice_line (invoice_id, position, line_id, facts, product, unit_key, unit_name, gross, discount, net, vat, vat_rate)
   select $1, given.position, given.line_id, given.facts, given.product, given.unit_key, given.unit_name, given.gross, given.discount,
     given.net, given.vat, given.vat_rate
   from unnest($2::text[], $3::jsonb[], $4::text[], $5::text[], $6::text[], $7::int[], $8::int[], $9::int[], $10::int[], $11::smallint[])
     with ordinality as given (line_id, facts, product, unit_key, unit_name, gross, discount, net, vat, vat_rate, position)`,
);

/** Inserts lines that are not copied from a sale: those of global invoices and credit notes. */
export const insertLines = (session: Session, invoice: string, lines: readonly InvoiceLine[]): Promise<unknown> =>
  execute(session, INSERT, [
    invoice,
    lines.map((line) => line.id),
    lines.map(({ thing }) => JSON.stringify(thing)),
    ...amountsOf(lines),
  ]);
