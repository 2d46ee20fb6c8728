import type { Pool } from '#adapters/db/pool.ts';
import type { PaymentId } from '#app/payment/ports.ts';

/** Centavos that our ledger has of each payment at its provider: captured less refunded. */
export async function ledgerNet(pool: Pool): Promise<ReadonlyMap<PaymentId, number>> {
  const { rows } = await pool.query<{ payment: PaymentId; net: number }>(
    `select coalesce(r.payment_id, t.source_id) as payment,
       sum(case when t.debit like 'provider:%' then t.amount else -t.amount end)::int as net
     from ledger_transfer t left join refund r on r.refund_id = t.source_id
     where t.debit like 'provider:%' or t.credit like 'provider:%' group by 1`,
  );
  return new Map(rows.map(({ payment, net }) => [payment, net]));
}

/** Payments for which the provider and our ledger differ. */
export function differences(
  kept: ReadonlyMap<PaymentId, number>,
  booked: ReadonlyMap<PaymentId, number>,
): readonly { readonly payment: PaymentId; readonly theirs: number; readonly ours: number }[] {
  return [...new Set([...kept.keys(), ...booked.keys()])].flatMap((payment) => {
    const [theirs, ours] = [kept.get(payment) ?? 0, booked.get(payment) ?? 0];
    return theirs === ours ? [] : [{ payment, theirs, ours }];
  });
}
