import { randomBytes } from 'node:crypto';
import type { Session } from '#adapters/db/pool.ts';
import { execute, statement } from '#adapters/db/statement.ts';
import type { WrittenAdditions } from '#app/booking/trip-stores.ts';
import { uuidV7 } from '#kernel/ids.ts';

const INSERT = statement(
  'addition-insert',
  `insert into addition (addition_id, reservation_id, passenger, direction, offer, name, quantity, at_most, total, net, vat,
     vat_rate, product, unit_key, unit_name, one_of, made_by, payment_id)
   select given.*, $1, $2
   from unnest($3::uuid[], $4::uuid[], $5::smallint[], $6::text[], $7::text[], $8::jsonb[], $9::smallint[], $10::smallint[],
     $11::int[], $12::int[], $13::int[], $14::smallint[], $15::text[], $16::text[], $17::text[], $18::text[]) as given`,
);

/** The only writer of additions, as they were sold and paid. */
export async function writeAdditions(
  session: Session,
  { of, madeBy, payment, lines }: WrittenAdditions,
): Promise<void> {
  if (lines.length === 0) return;
  await execute(session, INSERT, [
    madeBy,
    payment,
    // Sorted, so that they are read in the order in which they were chosen.
    lines.map(() => uuidV7(Date.now(), randomBytes(10))).toSorted(),
    lines.map(() => of),
    lines.map(({ passenger }) => passenger),
    lines.map(({ direction }) => direction),
    lines.map(({ offer }) => offer),
    lines.map(({ name }) => JSON.stringify(name)),
    lines.map(({ quantity }) => quantity),
    lines.map(({ max }) => max),
    lines.map(({ total }) => total),
    lines.map(({ net }) => net),
    lines.map(({ vat }) => vat),
    lines.map(({ vatRate }) => vatRate),
    lines.map(({ product }) => product),
    lines.map(({ unit }) => unit.key),
    lines.map(({ unit }) => unit.name),
    lines.map(({ oneOf }) => oneOf ?? null),
  ]);
}
