import { findBreaches } from '#adapters/db/invariants/assert-invariants.ts';
import type { Pool } from '#adapters/db/pool.ts';
import { inTransaction } from '#adapters/db/transaction.ts';
import type { PaymentId } from '#app/payment/ports.ts';
import { isUnsettled } from '#domain/payment/attempt.ts';
import type { PaymentStatus } from '#domain/payment/method.ts';
import { SECOND } from '#kernel/instant.ts';
import type { TrueCharge } from './card-provider.ts';
import { readHistory, type Step } from './history.ts';
import type { Told } from './traveller.ts';
import type { World } from './world.ts';

/** Something that must not be. */
export interface Finding {
  readonly rule: string;
  readonly count: number;
  /** The first of them. */
  readonly examples: readonly unknown[];
}

export interface Books {
  /** Centavos, captured less given back: by the provider's own books, and by ours. */
  readonly provider: number;
  readonly ledger: number;
}

export interface Audit {
  readonly findings: readonly Finding[];
  readonly books: Books;
  /** Attempts by the state they ended in. */
  readonly states: Readonly<Record<string, number>>;
  /** How often nobody knew whether money was taken, and for how long: simulated seconds. */
  readonly unclear: { readonly count: number; readonly p50: number; readonly p99: number; readonly longest: number };
  /** Reservations by the number of their attempts. */
  readonly attempts: Readonly<Record<string, number>>;
  /** Money that came after an attempt was given up. */
  readonly late: number;
}

/** Holds everything that is kept against the provider's own truth and against what people were told. */
export async function audit({ pool, cards, problems }: World, told: readonly Told[]): Promise<Audit> {
  // The provider first: what we hear meanwhile can only bring us nearer to it.
  const taken = keptOf(await cards.truth());
  const { payments, ledger } = await booksOf(pool);
  const breaches = await findBreaches(pool);
  const history = await readHistory(pool);
  const booked = new Map(ledger.map(({ payment, net }) => [payment, net]));

  const all: readonly (readonly [rule: string, broken: readonly unknown[]])[] = [
    ...breaches.map(({ invariant, rows }) => [invariant, rows] as const),
    [
      'the provider and the ledger agree on every payment',
      [...new Set([...taken.keys(), ...booked.keys()])].flatMap((payment) => {
        const [theirs, ours] = [taken.get(payment) ?? 0, booked.get(payment) ?? 0];
        return theirs === ours ? [] : [{ payment, theirs, ours, state: payments.get(payment)?.state }];
      }),
    ],
    [
      'every capture ends as tickets or a refund',
      [...taken].filter(
        ([payment, net]) => net > 0 && !['captured', 'refund_due'].includes(payments.get(payment)?.state ?? ''),
      ),
    ],
    ['every payment comes to an end', [...payments.values()].filter(({ state }) => isUnsettled(state))],
    ['who pays in time sits where they chose', (await pool.query(UNSEATED)).rows],
    ['who was told of a sale has it', await broken(pool, told)],
    ['nothing happened that nobody expected', problems.map(String)],
  ];

  return {
    findings: all
      .filter(([, rows]) => rows.length > 0)
      .map(([rule, rows]) => ({ rule, count: rows.length, examples: rows.slice(0, 3) })),
    books: { provider: sum(taken.values()), ledger: sum(booked.values()) },
    states: countOf([...payments.values()].map(({ state }) => state)),
    unclear: unclearOf(history),
    attempts: countOf((await attemptsOf(pool)).map(String)),
    late: history.filter(({ from, to }) => (from === 'expired' || from === 'declined') && to !== from).length,
  };
}

interface Entry {
  readonly payment: PaymentId;
  readonly net: number;
}

const NET_BY_PAYMENT = `
  select coalesce(r.payment_id, t.source_id) as payment,
    sum(case when t.debit like 'provider:%' then t.amount else -t.amount end)::int as net
  from ledger_transfer t left join refund r on r.refund_id = t.source_id
  where t.debit like 'provider:%' or t.credit like 'provider:%' group by 1`;

/** Money that came while the attempt was under way, and did not find its seats where it had pinned them. */
const UNSEATED = `
  select p.payment_id, h.was, h.became, r.reseated
  from payment_history h join payment p using (payment_id) join reservation r using (reservation_id)
  where p.pay_by is null and h.was in ('created', 'pending', 'unknown')
    and (h.became = 'refund_due' or (h.became = 'captured' and r.reseated is not null))`;

interface Row {
  readonly payment_id: PaymentId;
  readonly state: 'captured' | 'refund_due' | 'created' | 'pending' | 'unknown';
}

/** Both at one moment. Orders at the counter wait for people. */
const booksOf = (pool: Pool) =>
  inTransaction(
    pool,
    async (session) => {
      const found = await session.query<Row>(`select payment_id, state from payment where provider <> 'counter'`);
      const { rows: ledger } = await session.query<Entry>(NET_BY_PAYMENT);
      return { payments: new Map(found.rows.map((row) => [row.payment_id, row])), ledger };
    },
    { isolation: 'repeatable read' },
  );

async function attemptsOf(pool: Pool): Promise<readonly number[]> {
  const { rows } = await pool.query<{ count: number }>(
    'select count(*)::int as count from payment group by reservation_id',
  );
  return rows.map(({ count }) => count);
}

/** Centavos the provider has kept for us, by attempt: an order carries the attempt's id, and `-3ds` behind it at times. */
function keptOf(truth: readonly TrueCharge[]): ReadonlyMap<PaymentId, number> {
  const kept = new Map<PaymentId, number>();
  for (const { order_id: order, money } of truth) {
    const payment = order.replace(/-3ds$/, '') as PaymentId;
    kept.set(payment, (kept.get(payment) ?? 0) + centavosOf(money.kept));
  }
  return kept;
}

const centavosOf = (pesos: number): number => Math.round(pesos * 100);

const sum = (numbers: Iterable<number>): number => [...numbers].reduce((total, number) => total + number, 0);

/** People who saw their tickets and have them no more. */
async function broken(pool: Pool, told: readonly Told[]): Promise<readonly unknown[]> {
  const { rows } = await pool.query<{ code: string; status: PaymentStatus }>('select code, status from reservation');
  const now = new Map(rows.map(({ code, status }) => [code, status]));
  return told.filter(({ code, status }) => status === 'approved' && now.get(code) !== 'approved');
}

/** How long attempts stood at `unknown`. */
function unclearOf(history: readonly Step[]): Audit['unclear'] {
  const since = new Map<PaymentId, number>();
  const spells: number[] = [];
  for (const { payment, to, at } of history) {
    const from = since.get(payment);
    if (from !== undefined) spells.push(at - from);
    since.delete(payment);
    if (to === 'unknown') since.set(payment, at);
  }
  const sorted = spells.toSorted((a, b) => a - b);
  const seconds = (share: number) =>
    Math.round((sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0) / SECOND);
  return { count: sorted.length, p50: seconds(0.5), p99: seconds(0.99), longest: seconds(1) };
}

const countOf = (names: readonly string[]): Readonly<Record<string, number>> => {
  const counts: Record<string, number> = {};
  for (const name of names) counts[name] = (counts[name] ?? 0) + 1;
  return counts;
};
